package main

import (
	"encoding/json"
	"errors"

	"switchyard/workloads/bench"
)

// line is one line of JSON of format lines: how far the run is, a few times a
// second, and last how it ended. The names are those of the page's messages.
type line struct {
	Type string `json:"type"` // progress, done or failed

	Phase   string  `json:"phase,omitempty"`
	Sample  int     `json:"sample"`
	Samples int     `json:"samples"`
	Done    int64   `json:"done"`
	Total   int64   `json:"total"`
	Elapsed float64 `json:"elapsed"` // s

	Result json.RawMessage `json:"result,omitempty"`

	Stage   string   `json:"stage,omitempty"`
	Message string   `json:"message,omitempty"`
	Detail  []string `json:"detail,omitempty"`
}

// lines measures and writes lines, for a program that reads them while it runs.
func (t *terminal) lines(c *call) int {
	if c.trace != "" {
		return t.misled(&bench.ParamError{Key: "format", Value: "lines", Want: "text, bench or json, as -trace writes events"})
	}
	out := json.NewEncoder(t.out)
	last := int64(-1)
	res, err := c.w.Do(c.settings, t.options(c, func(p bench.Progress) {
		if p.Elapsed/1e8 == last {
			return
		}
		last = p.Elapsed / 1e8
		_ = out.Encode(line{
			Type: "progress", Phase: string(p.Phase), Sample: p.Sample, Samples: p.Samples,
			Done: p.Done, Total: p.Total, Elapsed: float64(p.Elapsed) / 1e9,
		})
	}))
	if err != nil {
		end := line{Type: "failed", Stage: "stopped", Message: "stopped"}
		var f *bench.Failure
		if !errors.Is(err, bench.ErrStopped) {
			end.Stage, end.Message = "run", err.Error()
		}
		if errors.As(err, &f) {
			end.Stage, end.Detail = f.Stage, f.Detail
		}
		_ = out.Encode(end) // what is lost is told by the sink of run
		return failed
	}
	_ = out.Encode(line{Type: "done", Result: res.AppendJSON(nil)})
	return t.verdict(c, res)
}
