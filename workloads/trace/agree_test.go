package trace_test

import (
	"bytes"
	"encoding/binary"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"switchyard/workloads/trace"
)

var update = flag.Bool("update", false, "write the golden file anew")

const letters = "? nRQ<>zx" // of the states

// goldens are the golden recordings of the workloads, by "id/name".
func goldens(t *testing.T) (names []string, events map[string][]trace.Event) {
	t.Helper()
	files, err := filepath.Glob("../*/testdata/*.trace")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d golden recordings, %v", len(files), err)
	}
	events = map[string][]trace.Event{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		part := strings.Split(filepath.ToSlash(file), "/")
		name := part[1] + "/" + strings.TrimSuffix(part[3], ".trace")
		names = append(names, name)
		for line := range strings.Lines(string(text)) {
			if line[0] < '0' || line[0] > '9' {
				continue // ccbench's end with counts and hash
			}
			_, e, err := trace.ParseText(strings.TrimSpace(line))
			if err != nil {
				t.Fatalf("%s: %v", file, err)
			}
			events[name] = append(events[name], e)
		}
	}
	return names, events
}

func statesOf(t *testing.T, s trace.Snapshot) []trace.State {
	t.Helper()
	states, _, err := trace.Unpack(s.Packed, s.Tasklets)
	if err != nil {
		t.Fatal(err)
	}
	return states
}

// before is a Recorder that knows how everything stands before step.
func before(name string, events []trace.Event, step int) *trace.Recorder {
	r := trace.NewRecorder(uint64(step), uint64(step)+1)
	r.Total()
	r.KeepStart()
	if strings.HasPrefix(name, "ccbench/") {
		r.Threads()
	}
	for _, e := range events {
		r.Put(e)
	}
	return r
}

// What the totals and the start states say of the golden recordings is golden
// itself: web/src/lib/recording/agree.test.ts compares it with its World.
func TestTotalsAndStartStatesOfTheGoldens(t *testing.T) {
	var out bytes.Buffer
	names, all := goldens(t)
	for _, name := range names {
		events := all[name]
		for k := 1; k <= 8; k++ {
			step := max(1, len(events)*k/8)
			begin := before(name, events[:min(len(events), step+1)], step).Start()
			s := before(name, events[:step], step).Snapshot()
			fmt.Fprintf(&out, "%s %d ", name, step)
			for _, state := range statesOf(t, s) {
				out.WriteByte(letters[state])
			}
			words := make([]string, len(begin)/4)
			for i := range words {
				words[i] = fmt.Sprint(int32(binary.LittleEndian.Uint32(begin[4*i:])))
			}
			fmt.Fprintf(&out, "\nstart %s\n", strings.Join(words, " "))
		}
	}
	const file = "testdata/agree.golden"
	if *update {
		if err := os.WriteFile(file, out.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil || !bytes.Equal(out.Bytes(), want) {
		t.Errorf("%s: other than what comes of the goldens (%v): go test ./workloads/trace -update, and read the diff", file, err)
	}
}

// The quick sums and the careful world tell the same states at every step.
func TestTotalsAndStartStatesAgree(t *testing.T) {
	names, all := goldens(t)
	for _, name := range names {
		events := all[name]
		if len(events) > 3000 {
			events = events[:3000]
		}
		for step := 1; step < len(events); step += 1 + len(events)/400 {
			states := statesOf(t, before(name, events[:step], step).Snapshot())
			start := before(name, events[:step+1], step).Start()
			for i, state := range states {
				word := binary.LittleEndian.Uint32(start[4*(trace.StartHead+i):])
				if trace.State(word&15) != state {
					t.Fatalf("%s: before step %d: t%d is %q, the careful world says %q", name, step, i, letters[state], letters[word&15])
				}
			}
		}
	}
}
