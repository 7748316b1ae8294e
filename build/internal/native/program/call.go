package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"switchyard/workloads/bench"
	"switchyard/workloads/trace"
)

// call is one command line, understood.
type call struct {
	w        *bench.Workload
	settings []bench.Setting
	seed     uint64
	samples  int
	mode     bench.Mode
	format   string
	trace    string // file of the text form; "-" is standard output, "" is none
	from, to uint64
	help     bool
}

var formats = []string{"text", "bench", "json", "lines"}

// option is a flag that is not a param.
type option struct {
	name, value, help string
	set               func(c *call, text string) error
}

var options = []option{
	{"preset", "NAME", "the values of a preset; params given beside it replace them", nil},
	{"seed", "N", "seed of the random source, 0 to 4294967295; default 1", func(c *call, text string) (err error) {
		c.seed, err = bench.ParseSeed(text)
		return err
	}},
	{"samples", "N", "samples of mode measure, 1 to 1000; default 10", func(c *call, text string) (err error) {
		c.samples, err = bench.ParseSamples(text)
		return err
	}},
	{"mode", "MODE", "measure, watch (counts events) or study (records a window of them)", func(c *call, text string) error {
		c.mode = bench.Mode(text)
		return oneOf("mode", text, "measure", "watch", "study")
	}},
	{"format", "FORM", "text, bench (as go test -bench, for benchstat), json, or lines (of JSON: progress, then the end)", func(c *call, text string) error {
		c.format = text
		return oneOf("format", text, formats...)
	}},
	{"trace", "FILE", "write the recorded events in text form; - is standard output, which then has nothing else", func(c *call, text string) error {
		c.trace = text
		if text == "" {
			return &bench.ParamError{Key: "trace", Value: text, Want: "a file's name, or - for standard output"}
		}
		return nil
	}},
	{"from", "STEP", "first step that is recorded; default 0", func(c *call, text string) (err error) {
		c.from, err = step("from", text)
		return err
	}},
	{"to", "STEP", "step before which recording ends; default all, 16,777,216 at most", func(c *call, text string) (err error) {
		c.to, err = step("to", text)
		return err
	}},
}

// step reads the number of a step: every language's numbers hold it.
func step(key, text string) (uint64, error) {
	n, err := bench.ParseWhole(key, text, 0, 1<<53)
	return uint64(n), err
}

func oneOf(key, text string, values ...string) error {
	if slices.Contains(values, text) {
		return nil
	}
	return &bench.ParamError{Key: key, Value: text, Want: "one of " + strings.Join(values, ", ")}
}

// parse understands the flags behind a workload's name or a link: -name value
// or -name=value; a switch param alone means on, and on or off may stand behind
// it. What a flag says replaces what the link does, and -preset all its params.
func parse(from *linked, args []string) (*call, error) {
	w, said := from.w, from.call
	said.w, said.format = w, "text"
	c := &said
	p := &parser{call: c, params: w.Describe(), args: args, preset: &bench.Preset{Values: said.settings}}
	for len(p.args) > 0 && !c.help {
		if err := p.next(); err != nil {
			return nil, err
		}
	}
	if c.help {
		return c, nil
	}
	c.settings = p.merged()
	_, all, err := w.Bind(c.settings)
	if err != nil {
		return nil, err
	}
	if c.trace != "" && c.mode == "" {
		if err := recordable(w, all); err != nil {
			return nil, err
		}
	}
	if err := c.window(); err != nil {
		return nil, err
	}
	return c, c.onlyRun()
}

// onlyRun refuses samples where there is one run.
func (c *call) onlyRun() error {
	if c.samples > 1 && c.mode != "" && c.mode != bench.Measure {
		return &bench.ParamError{Key: "samples", Value: strconv.Itoa(c.samples), Want: "1 or none, as mode " + string(c.mode) + " is one run"}
	}
	return nil
}

// recordable tells which param's value keeps a run from being recorded.
func recordable(w *bench.Workload, all []bench.Setting) error {
	for _, m := range w.Records {
		if v, _ := bench.Value(all, m.Key); !slices.Contains(m.Values, v) {
			return fmt.Errorf("-trace: %s %s does not record: choose %s", m.Key, v, strings.Join(m.Values, " or "))
		}
	}
	return nil
}

// window settles what is recorded.
func (c *call) window() error {
	if c.trace != "" && c.mode == "" {
		c.mode = bench.Study
	}
	if c.trace != "" && c.mode != bench.Study {
		return &bench.ParamError{Key: "mode", Value: string(c.mode), Want: "study, as events are recorded for -trace"}
	}
	if c.mode != bench.Study && (c.from != 0 || c.to != 0) {
		return &bench.ParamError{Key: "mode", Value: string(c.mode), Want: "study, as -from and -to are for recording"}
	}
	if c.to == 0 {
		c.to = c.from + trace.MaxWindow
	}
	if c.to <= c.from || c.to-c.from > trace.MaxWindow {
		return &bench.ParamError{Key: "to", Value: strconv.FormatUint(c.to, 10), Want: fmt.Sprintf("a step from %d to %d", c.from+1, c.from+trace.MaxWindow)}
	}
	return nil
}
