package chain

import (
	"fmt"
	"strings"
	"testing"

	"switchyard/workloads/bench"
	"switchyard/workloads/trace"
)

// The lines of a chain of three, event by event; the same on soft and on hard tasklets.
func TestEventsComeFromTheLinesOfTheProgram(t *testing.T) {
	want := strings.TrimSpace(`
0 spawn main t1: -
8 run t1: n = 0
9 park-send t1: rightmost.send(n)
10 run t2: n = right.receive()
11 park-receive t2: n = right.receive()
15 deliver t1 t4: n = right.receive()
16 deliver t4 t3: left.send(n + 1)
17 run t3: n = right.receive()
`)
	for _, engine := range []string{"soft", "hard"} {
		rec := trace.NewRecorder(0, 100)
		rec.KeepLines()
		if err := (&chain{n: 3, engine: engine}).Run(bench.NewRun(func() int64 { return 0 }, 1, rec)); err != nil {
			t.Fatal(err)
		}
		var texts []string
		for _, l := range rec.Listings() {
			texts = append(texts, l.Lines...)
		}
		lines, events := rec.Lines(), rec.Events()
		for _, wanted := range strings.Split(want, "\n") {
			var step int
			if _, err := fmt.Sscan(wanted, &step); err != nil {
				t.Fatal(err)
			}
			text := "-"
			if lines[step] > 0 {
				text = texts[lines[step]-1]
			}
			_, line, _ := strings.Cut(wanted, ": ")
			if text != line {
				t.Errorf("%s: step %d, %s: %q: %q would be right", engine, step, events[step].Kind(), text, line)
			}
		}
	}
}
