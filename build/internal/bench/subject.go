package bench

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
)

// place says where a subject is measured.
type place string

const (
	native  place = "native"
	browser place = "browser"
)

// subject is one thing that is measured, once a round.
type subject struct {
	name  string // in the file, unique
	at    place
	peer  string // its ID; else it is a workload or the probe
	id    string // of the workload
	sizes map[string]int
	text  map[string]string // params that are no sizes

	metric string  // of ours, in seconds, that a ratio is made of
	per    float64 // operations that it is divided by; 0: it is one operation's
	whole  bool    // a peer's cost is that of a run, not of one of its operations
	fresh  bool    // natively: in a process of its own, whose first run is cold
}

func (s *subject) params() map[string]string {
	all := map[string]string{}
	for key, n := range s.sizes {
		all[key] = fmt.Sprint(n)
	}
	maps.Copy(all, s.text)
	return all
}

// request is what its agent is asked.
func (s *subject) request(samples int) any {
	ours := map[string]any{"workload": s.id, "params": s.params(), "samples": samples, "seed": 1}
	switch {
	case s.peer != "":
		return map[string]any{"do": "peer", "options": map[string]any{"peer": s.peer, "sizes": s.sizes, "samples": samples}}
	case s.at == native:
		return ours
	case s.id == "probe":
		return map[string]any{"do": "probe", "options": ours}
	}
	return map[string]any{"do": "workload", "options": ours}
}

// outcome is the part of both kinds of result that is read.
type outcome struct {
	Verified   bool    `json:"verified"`
	Operations float64 `json:"operations"`
	Samples    []struct {
		Runs    float64 `json:"runs"`
		Elapsed float64 `json:"elapsed"`
	} `json:"samples"`
	Metrics map[string]struct {
		Median float64 `json:"median"`
	} `json:"metrics"`
	WarmUp struct {
		First float64 `json:"first"`
	} `json:"warmup"`
	FirstRun float64 `json:"firstRun"`
}

// cost is what one operation takes, in seconds: what ratios are made of.
func (s *subject) cost(o outcome) float64 {
	if s.peer != "" {
		elapsed, operations := 0.0, 0.0
		for _, one := range o.Samples {
			elapsed += one.Elapsed
			operations += one.Runs * s.operations(o)
		}
		return elapsed / operations
	}
	cost := o.Metrics[s.metric].Median
	if s.per > 0 {
		cost /= s.per
	}
	return cost
}

// operations are those of a peer's run.
func (s *subject) operations(o outcome) float64 {
	if s.whole {
		return 1
	}
	return o.Operations
}

// first is what an operation took in the first run of the instance.
func (s *subject) first(o outcome) float64 {
	if s.peer != "" {
		return o.FirstRun / s.operations(o)
	}
	return o.WarmUp.First / max(1, s.per)
}

// visited tells whether a first run of s is that of a fresh worker or process.
func (s *subject) visited() bool {
	return (s.fresh || s.at == browser) && (s.peer != "" || s.id != "probe")
}

// read reads a result. One without a verified answer has no score.
func (s *subject) read(result json.RawMessage) (o outcome, err error) {
	if err := json.Unmarshal(result, &o); err != nil {
		return o, err
	}
	if !o.Verified {
		return o, errors.New("the answer is wrong: it has no score")
	}
	if _, ok := o.Metrics[s.metric]; !ok && s.peer == "" {
		return o, fmt.Errorf("no metric %s in the result", s.metric)
	}
	return o, nil
}
