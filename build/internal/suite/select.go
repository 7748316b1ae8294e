package suite

import (
	"fmt"
	"slices"
	"strings"
)

// Select keeps the stages that list names ("unit,e2e") and those that they need,
// in their order. An empty list keeps all.
func Select(stages []Stage, list string) ([]Stage, error) {
	if list == "" {
		return stages, nil
	}
	byName := map[string]Stage{}
	var names []string
	for _, s := range stages {
		byName[s.Name] = s
		names = append(names, s.Name)
	}
	wanted := map[string]bool{}
	var want func(name string)
	want = func(name string) {
		wanted[name] = true
		for _, need := range byName[name].Needs {
			want(need)
		}
	}
	for name := range strings.SplitSeq(list, ",") {
		if _, ok := byName[name]; !ok {
			return nil, fmt.Errorf("stage: %s: one of %s", name, strings.Join(names, ", "))
		}
		want(name)
	}
	return slices.DeleteFunc(slices.Clone(stages), func(s Stage) bool { return !wanted[s.Name] }), nil
}
