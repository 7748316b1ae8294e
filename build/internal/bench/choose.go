package bench

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
)

// errNotChosen is of a row whose subjects were left out, by -run or by -quick.
var errNotChosen = errors.New("left out by -run or -quick")

// Names that -run knows besides those of subjects.
const (
	loadsName   = "loads"   // visits of the page
	weightsName = "weights" // bytes of the first load
)

// choice is what -run keeps.
type choice struct {
	groups         []group
	loads, weights bool
}

// choose keeps the groups with a subject whose name matches, loads and weights.
func choose(all []group, pattern string) (c choice, err error) {
	matches, err := regexp.Compile(pattern)
	if err != nil {
		return c, fmt.Errorf("run: %s: %w", pattern, err)
	}
	c.loads, c.weights = matches.MatchString(loadsName), matches.MatchString(weightsName)
	for _, g := range all {
		if slices.ContainsFunc(g.subjects, func(s subject) bool { return matches.MatchString(s.name) }) {
			c.groups = append(c.groups, g)
		}
	}
	if len(c.groups) == 0 && !c.loads && !c.weights {
		return c, fmt.Errorf("run: %s: part of a name such as %q, %q or %q would be right", pattern, all[0].subjects[0].name, loadsName, weightsName)
	}
	return c, nil
}

// chosen leaves out the rows of subjects that were left out.
func chosen(all []line) (kept []line) {
	for _, l := range all {
		if !errors.Is(l.err, errNotChosen) {
			kept = append(kept, l)
		}
	}
	return kept
}
