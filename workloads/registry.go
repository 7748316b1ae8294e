// Package workloads knows every workload: each folder here that has a
// workload.go is one, and registry_gen.go lists them.
package workloads

import (
	"slices"

	"switchyard/workloads/bench"
)

// Find gives the workload with the ID; the error lists those that exist.
func Find(id string) (*bench.Workload, error) { return bench.Find(All, id) }

// byYear puts workloads in the order of their years; those of one year keep
// the order of their names.
func byYear(all ...*bench.Workload) []*bench.Workload {
	slices.SortStableFunc(all, func(a, b *bench.Workload) int { return a.Year - b.Year })
	return all
}
