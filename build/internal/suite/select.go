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
	for _, s := range stages {
		byName[s.Name] = s
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
			return nil, fmt.Errorf("stage: %q: one of %s", name, names(stages))
		}
		want(name)
	}
	return slices.DeleteFunc(slices.Clone(stages), func(s Stage) bool { return !wanted[s.Name] }), nil
}

// names lists the stages in their order.
func names(stages []Stage) string {
	var all []string
	for _, s := range stages {
		all = append(all, s.Name)
	}
	return strings.Join(all, ", ")
}
