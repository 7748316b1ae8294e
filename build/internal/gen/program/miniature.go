package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"switchyard/workloads/bench"
	"switchyard/workloads/trace"
)

// Limits of a miniature: it is seen in passing, and all of them are loaded with the Yard.
const (
	mostMiniatureRuns  = 2
	mostMiniatureSteps = 400 // of a run
	mostMiniatureRate  = 60  // steps a second
)

// miniature is what a workload's miniature.json says: which runs the Yard shows
// beside each other, and how. A workload without one has a still drawing there.
type miniature struct {
	Says  string         `json:"says"`  // what is to be seen, for who does not see it
	From  int            `json:"from"`  // the step that playing begins after
	Still int            `json:"still"` // the step shown where nothing moves
	Rate  int            `json:"rate"`  // steps a second
	Runs  []miniatureRun `json:"runs"`
}

type miniatureRun struct {
	Name   string            `json:"name"` // stands under it; "" where there is one run
	Params map[string]string `json:"params"`
	Steps  uint64            `json:"steps"` // at most so many are recorded
}

// miniatureFile is what the page gets of a miniature.
type miniatureFile struct {
	ID    string           `json:"id"`
	Says  string           `json:"says"`
	From  int              `json:"from"`
	Still int              `json:"still"`
	Rate  int              `json:"rate"`
	Runs  []recordedInText `json:"runs"`
}

type recordedInText struct {
	Name   string            `json:"name"`
	Params map[string]string `json:"params"`
	Steps  uint64            `json:"steps"`  // of the whole run
	Events string            `json:"events"` // text form, without the numbers of the steps: they count from 0
}

// miniaturesFile records the miniatures of all workloads.
func miniaturesFile(root string, all []*bench.Workload) ([]byte, error) {
	files := []miniatureFile{}
	var errs []error
	for _, w := range all {
		name := w.ID + "/miniature.json"
		text, err := os.ReadFile(filepath.Join(root, "workloads", filepath.FromSlash(name)))
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return nil, err
		}
		f, err := recordMiniature(w, text)
		errs = append(errs, at(name, err))
		files = append(files, f)
	}
	b, err := marshal(files)
	return b, errors.Join(append(errs, err)...)
}

// recordMiniature reads a miniature.json and records its runs.
func recordMiniature(w *bench.Workload, text []byte) (miniatureFile, error) {
	var m miniature
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&m); err != nil {
		return miniatureFile{}, err
	}
	if err := m.validate(); err != nil {
		return miniatureFile{}, err
	}
	f := miniatureFile{w.ID, m.Says, m.From, m.Still, m.Rate, nil}
	longest := 0
	for i, run := range m.Runs {
		recorded, steps, err := run.record(w)
		if err != nil {
			return miniatureFile{}, fmt.Errorf("runs[%d]: %w", i, err)
		}
		longest = max(longest, steps)
		f.Runs = append(f.Runs, recorded)
	}
	if m.Still >= longest || m.From >= longest {
		return f, fmt.Errorf("from, still: %d, %d: below %d, the steps of the longest run", m.From, m.Still, longest)
	}
	return f, nil
}

func (m *miniature) validate() error {
	switch {
	case m.Says == "":
		return errors.New(`says: "": what is to be seen, in a sentence`)
	case m.Rate < 1 || m.Rate > mostMiniatureRate:
		return fmt.Errorf("rate: %d: 1 to %d steps a second", m.Rate, mostMiniatureRate)
	case m.From < 0 || m.Still < 0:
		return fmt.Errorf("from, still: %d, %d: steps, 0 or more", m.From, m.Still)
	case len(m.Runs) < 1 || len(m.Runs) > mostMiniatureRuns:
		return fmt.Errorf("runs: %d: 1 to %d", len(m.Runs), mostMiniatureRuns)
	}
	for i, run := range m.Runs {
		if (run.Name == "") != (len(m.Runs) == 1) {
			return fmt.Errorf("runs[%d].name: %q: a name where there are several runs, none where there is one", i, run.Name)
		}
		if run.Steps < 1 || run.Steps > mostMiniatureSteps {
			return fmt.Errorf("runs[%d].steps: %d: 1 to %d", i, run.Steps, mostMiniatureSteps)
		}
	}
	return nil
}

// record does the run and gives its events, and how many they are.
func (run miniatureRun) record(w *bench.Workload) (recordedInText, int, error) {
	var settings []bench.Setting
	for _, p := range w.Describe() {
		if v, ok := run.Params[p.Key]; ok {
			settings = append(settings, bench.Setting{Key: p.Key, Value: v})
		}
	}
	if len(settings) != len(run.Params) {
		return recordedInText{}, 0, fmt.Errorf("params: %v: keys of params of %s", run.Params, w.ID)
	}
	var now int64
	res, err := w.Do(settings, bench.Options{
		Seed: 1, Samples: 1, Mode: bench.Study, To: run.Steps,
		// Every file made of the same sources is the same: time is made up.
		Clock: func() int64 { now += 1e6; return now },
	})
	if err != nil {
		return recordedInText{}, 0, err
	}
	var b bytes.Buffer
	events := res.Recording.Events()
	for i, e := range events {
		line := trace.AppendText(nil, uint64(i), e)
		_, words, _ := bytes.Cut(line, []byte(" "))
		b.Write(words)
		b.WriteByte('\n')
	}
	params := map[string]string{}
	for _, s := range res.Params {
		params[s.Key] = s.Value
	}
	return recordedInText{run.Name, params, res.Recording.Steps(), b.String()}, len(events), nil
}

// miniaturesTypes is what imports the recordings.
const miniaturesTypes = header + `import all from "./miniatures.json";

/** A recorded run of a miniature. */
export interface MiniatureRun {
  /** "" where it is the only one. */
  readonly name: string;
  readonly params: Record<string, string>;
  /** Of the whole run; the events may be its first ones only. */
  readonly steps: number;
  /** The text form, without the numbers of the steps: they count from 0. */
  readonly events: string;
}

/** What the Yard shows of a workload. */
export interface Miniature {
  readonly id: string;
  /** What is to be seen, in a sentence. */
  readonly says: string;
  /** The step that playing begins after. */
  readonly from: number;
  /** The step shown where nothing moves. */
  readonly still: number;
  /** Steps a second. */
  readonly rate: number;
  readonly runs: readonly MiniatureRun[];
}

export const miniatures: readonly Miniature[] = all as unknown as Miniature[];
`
