// Package workloads knows every workload: each folder here that has a
// workload.go is one, and registry_gen.go lists them.
package workloads

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"switchyard/workloads/bench"
)

// Find gives the workload with the ID; the error lists those that exist.
func Find(id string) (*bench.Workload, error) {
	ids := make([]string, len(All))
	for i, w := range All {
		if w.ID == id {
			return w, nil
		}
		ids[i] = w.ID
	}
	return nil, errors.New("workload: " + strconv.Quote(id) + ": one of " + strings.Join(ids, ", "))
}

// byYear puts workloads in the order of their years; those of one year keep
// the order of their names.
func byYear(all ...*bench.Workload) []*bench.Workload {
	slices.SortStableFunc(all, func(a, b *bench.Workload) int { return a.Year - b.Year })
	return all
}
