// Package benchtest is the conformance suite that every workload passes: what
// the page, the native command and the links rely on, tested from the
// description alone.
//
// A workload's own test is then
//
//	func TestConformance(t *testing.T) { benchtest.Suite(t, &Workload) }
//
// with options where its presets are too big for a test. The suite reads
// doc.md and reference.json from the folder of the test.
package benchtest

import (
	"flag"
	"runtime"
	"testing"
	"time"

	"switchyard/workloads/bench"
)

var full = flag.Bool("full", false, "run every preset whole, however long it takes")

// inBrowser: the tests run as wasm, where native choices are refused.
const inBrowser = runtime.GOOS == "js"

// Option changes how a workload is tested.
type Option func(*suite)

// Small sets params, as key, value, key, value..., for the runs that compare
// events and seeds; the rest has its defaults. It is needed where the default
// records more than about a million events.
func Small(pairs ...string) Option {
	return func(s *suite) { s.small = settings(pairs) }
}

// Scale has one preset run with some values replaced, because whole it takes
// more than about a second or 500 MB. The test says so, and `go test -full`
// runs it whole.
func Scale(preset string, pairs ...string) Option {
	return func(s *suite) { s.scaled[preset] = settings(pairs) }
}

// SameEvents demands that the values one and other of the choice param key
// give the same event text, with the further settings in pairs. Without this
// option it is demanded of soft and hard, where there is a param engine.
func SameEvents(key, one, other string, pairs ...string) Option {
	return func(s *suite) { s.same = append(s.same, sameEvents{key, one, other, settings(pairs)}) }
}

type sameEvents struct {
	key, one, other string
	with            []bench.Setting
}

type suite struct {
	w      *bench.Workload
	small  []bench.Setting
	scaled map[string][]bench.Setting
	same   []sameEvents
}

// Suite tests that w keeps the contract of package bench.
func Suite(t *testing.T, w *bench.Workload, options ...Option) {
	s := &suite{w: w, scaled: map[string][]bench.Setting{}}
	for _, o := range options {
		o(s)
	}
	if !t.Run("description", func(t *testing.T) { s.description(t) }) {
		return // the rest would only say the same again
	}
	t.Run("params", func(t *testing.T) { s.params(t) })
	t.Run("memory", func(t *testing.T) { s.memory(t) })
	t.Run("presets", func(t *testing.T) { s.presets(t) })
	t.Run("recording", func(t *testing.T) { s.recording(t) })
	t.Run("engines", func(t *testing.T) { s.engines(t) })
	t.Run("doc", func(t *testing.T) { s.doc(t) })
	t.Run("reference", func(t *testing.T) { s.reference(t) })
}

func (s *suite) description(t *testing.T) {
	if err := s.w.Validate(); err != nil {
		t.Error(err)
	}
	for preset := range s.scaled {
		if _, err := s.w.Preset(preset); err != nil {
			t.Errorf("option Scale: %v", err)
		}
	}
}

func settings(pairs []string) (list []bench.Setting) {
	for i := 0; i+1 < len(pairs); i += 2 {
		list = append(list, bench.Setting{Key: pairs[i], Value: pairs[i+1]})
	}
	return list
}

// merge gives base with the values of over in place of its own.
func merge(base, over []bench.Setting) []bench.Setting {
	list := append([]bench.Setting(nil), over...)
	for _, b := range base {
		if _, ok := bench.Value(over, b.Key); !ok {
			list = append(list, b)
		}
	}
	return list
}

var start = time.Now()

func clock() int64 { return int64(time.Since(start)) }
