package main

import (
	"errors"
	"fmt"
	"strings"

	"switchyard/build/internal/configlink"
	"switchyard/build/internal/resultlink"
	"switchyard/workloads/bench"
)

// linked is what a link of the page says to run.
type linked struct {
	w     *bench.Workload
	call  call
	notes []string // what a native run passes over
}

// isLink tells a link, or an address with one, from a workload's name.
func isLink(text string) bool { return strings.Contains(text, "#") }

// openLink reads a link to a configuration or a result. Nothing runs where a
// part of it cannot be taken.
func openLink(all []*bench.Workload, text string) (*linked, error) {
	_, fragment, _ := strings.Cut(text, "#")
	if resultlink.IsResult(fragment) {
		return openResult(all, fragment)
	}
	l := configlink.Read(all, fragment)
	if len(l.Errors) > 0 {
		var errs []error
		for _, e := range l.Errors {
			errs = append(errs, errors.New(e))
		}
		return nil, errors.Join(errs...)
	}
	if l.Workload == nil {
		return nil, fmt.Errorf("link: %q: one to a workload or to a result, as only they run", "#"+fragment)
	}
	seed, err := bench.ParseSeed(l.Seed)
	if err != nil {
		return nil, err
	}
	out := &linked{w: l.Workload, call: call{settings: l.Params, seed: seed}}
	switch {
	case l.Mode != string(bench.Measure):
		out.call.mode = bench.Mode(l.Mode) // one run: it has no samples
	case l.Samples != configlink.DefaultSamples:
		if out.call.samples, err = bench.ParseSamples(l.Samples); err != nil {
			return nil, err
		}
	}
	if l.Place != nil {
		out.notes = append(out.notes, "link: the place in a recording (step, view, at, with) is for the page: passed over")
	}
	if l.Sweep != "" {
		out.notes = append(out.notes, "link: the sweep is for the page: passed over")
	}
	if l.AB != "" {
		out.notes = append(out.notes, "link: the comparison of two is for the page: A, its params, is run")
	}
	return out, nil
}

func openResult(all []*bench.Workload, fragment string) (*linked, error) {
	c, err := resultlink.Decode(fragment)
	if err != nil {
		return nil, err
	}
	w, err := bench.Find(all, c.Workload)
	if err != nil {
		return nil, err
	}
	out := &linked{w: w, call: call{seed: uint64(c.Seed), samples: c.Samples}}
	for _, p := range c.Params {
		out.call.settings = append(out.call.settings, bench.Setting{Key: p.Key, Value: p.Value})
	}
	out.notes = []string{"link: someone's result, a claim and no proof; the same is measured here"}
	return out, nil
}
