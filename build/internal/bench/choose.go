package bench

import (
	"errors"
	"fmt"
	"regexp"
)

// errNotChosen is of a row whose subjects were left out by -run.
var errNotChosen = errors.New("left out by -run")

// choose keeps the groups with a subject whose name matches.
func choose(all []group, pattern string) ([]group, error) {
	matches, err := regexp.Compile(pattern)
	if err != nil {
		return nil, fmt.Errorf("run: %s: %w", pattern, err)
	}
	var kept []group
	for _, g := range all {
		for _, s := range g.subjects {
			if matches.MatchString(s.name) {
				kept = append(kept, g)
				break
			}
		}
	}
	if len(kept) == 0 {
		return nil, fmt.Errorf("run: %s: part of a name such as %q", pattern, all[0].subjects[0].name)
	}
	return kept, nil
}

// chosen leaves out the rows that -run left out.
func chosen(all []line) (kept []line) {
	for _, l := range all {
		if !errors.Is(l.err, errNotChosen) {
			kept = append(kept, l)
		}
	}
	return kept
}
