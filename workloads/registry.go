// Package workloads knows every workload: each folder here that has a
// workload.go is one, and registry_gen.go lists them.
package workloads

import "switchyard/workloads/bench"

// Find gives the workload with the ID; the error lists those that exist.
func Find(id string) (*bench.Workload, error) { return bench.Find(All, id) }

// byYear puts workloads in the order of their years; those of one year keep
// the order of their names. There are a few: package slices' stable sort would be
// 3 kB of the wasm.
func byYear(all ...*bench.Workload) []*bench.Workload {
	for i := range all {
		for j := i; j > 0 && all[j].Year < all[j-1].Year; j-- {
			all[j], all[j-1] = all[j-1], all[j]
		}
	}
	return all
}
