// Package derive keeps the two copies of the interpreter loop in step. It is a
// package of its own so that it runs while the derived copy does not compile.
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

// TestLoopMeasureIsLoopWatchedWithoutTheWatching derives loop_measure.go: the
// lines between "// watch:" and "// :watch", and those that end in "// watch",
// are left out; then the name and the question for the mode are turned round.
func TestLoopMeasureIsLoopWatchedWithoutTheWatching(t *testing.T) {
	source, err := os.ReadFile("../loop_watched.go")
	if err != nil {
		t.Fatal(err)
	}
	want, err := format.Source(deriveMeasure(source))
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile("../loop_measure.go", want, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile("../loop_measure.go")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("loop_measure.go: not what loop_watched.go gives: go test ./workloads/model/stackless/derive -update")
	}
}

func deriveMeasure(source []byte) []byte {
	out := "// Code generated from loop_watched.go by package derive. DO NOT EDIT.\n\n"
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
		"const runs = false", "const runs = true",
	).Replace(out))
}
