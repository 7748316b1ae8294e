package stackless

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"switchyard/workloads/trace"
)

// world is one run of a conformance test: on soft or on hard tasklets, with a
// recorder or without. What its programs say is its log.
type world struct {
	*testing.T
	*Scheduler
	hard  bool
	log   []string
	names map[Tasklet]string
}

// onBoth runs f on soft and on hard tasklets, in both loops, and wants the
// same events of both (33).
func onBoth(t *testing.T, f func(w *world)) {
	t.Helper()
	var events []string
	for _, hard := range []bool{false, true} {
		for _, recorded := range []bool{false, true} {
			name := map[bool]string{false: "soft", true: "hard"}[hard] + map[bool]string{true: "-recorded"}[recorded]
			t.Run(name, func(t *testing.T) {
				var rec *trace.Recorder
				if recorded {
					rec = trace.NewRecorder(0, 10000)
				}
				w := &world{T: t, Scheduler: New(rec), hard: hard, names: map[Tasklet]string{Main: "main"}}
				defer w.Close()
				f(w)
				checkRing(t, w.Scheduler)
				if recorded {
					events = append(events, string(trace.AppendRecording(nil, rec)))
				}
			})
		}
	}
	if len(events) == 2 && events[0] != events[1] {
		t.Errorf("events differ\nsoft:\n%s\nhard:\n%s", events[0], events[1])
	}
}

// spawn makes a tasklet of the world's kind; its name is the program's.
func (w *world) spawn(p *Program, args ...int32) Tasklet {
	t := w.unbound()
	w.bind(t, p, args...)
	if err := w.Insert(t); err != nil {
		w.Fatal(err)
	}
	return t
}

// Run is the Scheduler's, not the test's.
func (w *world) Run() error { return w.Scheduler.Run() }

func (w *world) unbound() Tasklet { return w.NewTasklet() }

func (w *world) bind(t Tasklet, p *Program, args ...int32) {
	w.Helper()
	bind := w.Bind
	if w.hard {
		bind = w.BindHard
	}
	if err := bind(t, p, args...); err != nil {
		w.Fatal(err)
	}
	w.names[t] = p.Name()
}

// say is a Native that logs the tasklet's name and the text.
func (w *world) say(p *Program, text string) {
	p.Native("print "+text, func(c *Call) error {
		w.log = append(w.log, strings.TrimSpace(w.names[c.Me]+" "+text))
		return nil
	})
}

// got logs the text with the letter in r: 0 is a.
func (w *world) got(p *Program, text string, r Reg) {
	p.Native("print "+text, func(c *Call) error {
		w.log = append(w.log, w.names[c.Me]+" "+text+" "+string('a'+rune(c.R[r])))
		return nil
	})
}

// do is a Native of a test.
func (w *world) do(p *Program, f func()) {
	p.Native("test", func(*Call) error { f(); return nil })
}

// wantLog compares the log with words separated by " | ".
func (w *world) wantLog(want string) {
	w.Helper()
	if got := strings.Join(w.log, " | "); got != want {
		w.Errorf("log\n got %s\nwant %s", got, want)
	}
	w.log = nil
}

func (w *world) wantErr(got, want error) {
	w.Helper()
	if !errors.Is(got, want) || want == nil && got != nil {
		w.Errorf("error: got %v, want %v", got, want)
	}
}

func (w *world) wantState(t Tasklet, want State) {
	w.Helper()
	if got := w.State(t); got != want {
		w.Errorf("state of t%d: got %v, want %v", t, got, want)
	}
}

func (w *world) wantBalance(c Channel, want int) {
	w.Helper()
	if got := w.Balance(c); got != want {
		w.Errorf("balance of c%d: got %d, want %d", c, got, want)
	}
}

func (w *world) run() {
	w.Helper()
	if err := w.Run(); err != nil {
		w.Errorf("run: %v", err)
	}
}

// queue is the run queue from the current tasklet on, by number.
func (w *world) queue() []Tasklet {
	var q []Tasklet
	for t, at := w.front(), w.front(); ; {
		q = append(q, Tasklet(t))
		if t = w.tasks[t].next; t == at {
			return q
		}
	}
}

func (w *world) wantQueue(want ...Tasklet) {
	w.Helper()
	if got := w.queue(); !slices.Equal(got, want) {
		w.Errorf("run queue: got %v, want %v", got, want)
	}
}

// checkRing checks the invariants of all links: the ring is closed both ways,
// every queue is as long as its balance says.
func checkRing(t *testing.T, s *Scheduler) {
	t.Helper()
	in := map[int32]bool{}
	if at := s.front(); at != none {
		for x := at; ; {
			in[x] = true
			n := s.tasks[x].next
			if s.tasks[n].prev != x {
				t.Fatalf("run queue: t%d next t%d, whose prev is t%d", x, n, s.tasks[n].prev)
			}
			if x = n; x == at {
				break
			}
			if in[x] {
				t.Fatalf("run queue: t%d twice", x)
			}
		}
	}
	for x := range s.tasks {
		if s.inRing(int32(x)) != in[int32(x)] {
			t.Fatalf("run queue: t%d: linked %v, found %v", x, s.inRing(int32(x)), in[int32(x)])
		}
	}
	for c := range s.chans {
		q := &s.chans[c]
		n, x := max(q.balance, -q.balance), q.head
		for i := range n {
			r := &s.tasks[x]
			if want := blockedSend; q.balance < 0 {
				want = blockedReceive
				if r.flags&want == 0 {
					t.Fatalf("channel c%d: t%d is no receiver", c, x)
				}
			} else if r.flags&want == 0 {
				t.Fatalf("channel c%d: t%d is no sender", c, x)
			}
			if int(r.prev) != c || i == n-1 && x != q.tail {
				t.Fatalf("channel c%d: t%d: its place is wrong", c, x)
			}
			x = r.next
		}
	}
}
