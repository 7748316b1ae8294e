package axon

import (
	"slices"
	"testing"

	"switchyard/workloads/trace"
)

// world is a scheduler with one way to make bodies; a test builds the same
// story on each.
type world struct {
	*Scheduler
	t    *testing.T
	body func(Step) Body
	log  []string
}

// onEach tells the story on soft and on hard components, each in mode Measure
// and with a recorder, and checks that all four log the same and that the two
// recordings are the same event for event.
func onEach(t *testing.T, story func(w *world)) {
	t.Helper()
	var firstLog []string
	var firstEvents []trace.Event
	for i, run := range []struct {
		name           string
		hard, recorded bool
	}{
		{"soft/measure", false, false},
		{"soft/recorded", false, true},
		{"hard/measure", true, false},
		{"hard/recorded", true, true},
	} {
		t.Run(run.name, func(t *testing.T) {
			var rec *trace.Recorder
			if run.recorded {
				rec = trace.NewRecorder(0, 100_000)
			}
			w := &world{Scheduler: New(rec), t: t}
			w.body = w.Soft
			if run.hard {
				w.body = w.HardSteps
			}
			defer w.Close()
			story(w)
			if i == 0 {
				firstLog = w.log
			}
			if !slices.Equal(w.log, firstLog) {
				t.Errorf("log differs from soft/measure:\n got %q\nwant %q", w.log, firstLog)
			}
			if rec == nil {
				return
			}
			if rec.Count(trace.Run) != w.Steps() {
				t.Errorf("%d Run events for %d steps", rec.Count(trace.Run), w.Steps())
			}
			if firstEvents == nil {
				firstEvents = rec.Events()
			}
			if !slices.Equal(rec.Events(), firstEvents) {
				t.Errorf("events differ from soft:\n%s", trace.AppendRecording(nil, rec))
			}
		})
	}
}

// script makes a component that does one act a step and ends with the last.
func (w *world) script(acts ...func(Component)) Component {
	at := 0
	return w.New(w.body(func(c Component) Verdict {
		acts[at](c)
		if at++; at == len(acts) {
			return End
		}
		return Go
	}))
}

// forever makes a component that does act in each step.
func (w *world) forever(act func(Component)) Component {
	return w.New(w.body(func(c Component) Verdict {
		act(c)
		return Go
	}))
}

// counter makes a component that counts its steps in n, and sleeps after each
// if told so.
func (w *world) counter(n *int, sleeps bool) Component {
	return w.forever(func(c Component) {
		*n++
		if sleeps {
			c.Pause()
		}
	})
}

func (w *world) note(s string) { w.log = append(w.log, s) }

// runCycles runs n cycles; that all sleep is no error here.
func (w *world) runCycles(n int) {
	for range n {
		_ = w.Cycle()
	}
}

// link makes a linkage that must be possible.
func (w *world) link(source, sink Box) Link {
	w.t.Helper()
	l, err := w.Link(source, sink)
	if err != nil {
		w.t.Fatalf("link: %v", err)
	}
	return l
}

// send puts values into a box that must have space.
func (w *world) send(b Box, values ...int32) {
	w.t.Helper()
	for _, v := range values {
		if err := w.Deliver(b, v); err != nil {
			w.t.Fatalf("send %d: %v", v, err)
		}
	}
}

// holds checks what waits in an inbox, and takes it out.
func (w *world) holds(c Component, n In, want ...int32) {
	w.t.Helper()
	var got []int32
	for c.Ready(n) > 0 {
		v, err := c.Receive(n)
		if err != nil {
			w.t.Fatalf("receive: %v", err)
		}
		got = append(got, v)
	}
	if !slices.Equal(got, want) {
		w.t.Errorf("t%d.%s holds %v, want %v", c.ID, inboxName(n), got, want)
	}
}

func equal[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}
