// Package derive keeps the two copies of the interpreter's loops in step. It is a
// package of its own so that it runs while the derived copies do not compile.
package derive

import (
	"bytes"
	"flag"
	"go/format"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the derived loop anew")

// TestMeasureIsWatchedWithoutTheWatching derives the loops of mode Measure: the
// lines between "// watch:" and "// :watch", and those that end in "// watch",
// are left out; then names and questions for the mode are turned round.
func TestMeasureIsWatchedWithoutTheWatching(t *testing.T) {
	for _, name := range []string{"loop", "runs", "feed"} {
		from, to := name+"_watched.go", name+"_measure.go"
		source, err := os.ReadFile("../" + from)
		if err != nil {
			t.Fatal(err)
		}
		want, err := format.Source(deriveMeasure(from, source))
		if err != nil {
			t.Fatal(err)
		}
		if *update {
			if err := os.WriteFile("../"+to, want, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		got, err := os.ReadFile("../" + to)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s: not what %s gives: go test ./workloads/model/stackless/derive -update", to, from)
		}
	}
}

func deriveMeasure(from string, source []byte) []byte {
	out := "// Code generated from " + from + " by package derive. DO NOT EDIT.\n\n"
	watch := false
	for _, line := range strings.SplitAfter(string(source), "\n") {
		switch text := strings.TrimSpace(line); {
		case text == "// watch:":
			watch = true
		case text == "// :watch":
			watch = false
		case !watch && !strings.HasSuffix(text, "// watch"):
			out += line
		}
	}
	return []byte(strings.NewReplacer(
		"loopWatched is the interpreter loop that somebody looks at.", "loopMeasure is the interpreter loop that nobody looks at.",
		"loopWatched", "loopMeasure",
		"!s.watched", "s.watched",
		"runs := s.serves", "const runs = true",
		"const joins = false // recorded, they join one by one: that is seldom, and half a kB of wasm", "const joins = true",
		"Watched(", "(", "Watched:", ":", "Watched serves", " serves",
		"here they record, and in\n// runs_measure.go, which is derived, they do not", "in runs_watched.go, from\n// which these are derived, they record",
	).Replace(out))
}
