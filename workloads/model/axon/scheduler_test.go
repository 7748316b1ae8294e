package axon

import (
	"errors"
	"strconv"
	"strings"
	"testing"

	"switchyard/workloads/trace"
)

func TestScheduler(t *testing.T) {
	t.Run("1 an empty scheduler ends within five steps", func(t *testing.T) {
		onEach(t, func(w *world) {
			if err := w.Run(); err != nil || w.Cycles() > 5 {
				w.t.Errorf("%d cycles, %v", w.Cycles(), err)
			}
		})
	})
	t.Run("1 it ends only after the last microprocess", func(t *testing.T) {
		onEach(t, func(w *world) {
			total := 0
			for _, n := range []int{10, 20, 30, 40} {
				acts := make([]func(Component), n)
				for i := range acts {
					acts[i] = func(Component) { total++ }
				}
				w.script(acts...).Activate()
			}
			if err := w.Run(); err != nil {
				w.t.Fatal(err)
			}
			equal(w.t, "steps done", total, 100)
			equal(w.t, "steps", w.Steps(), 100)
			equal(w.t, "cycles", w.Cycles(), 41) // one for the activations
			equal(w.t, "alive", w.Alive(), 0)
		})
	})
	t.Run("2 a cycle walks the run queue in order", func(t *testing.T) {
		onEach(t, func(w *world) {
			for _, name := range []string{"a", "b", "c"} {
				act := func(n string) func(Component) { return func(Component) { w.note(name + n) } }
				w.script(act("0"), act("1"), act("2")).Activate()
			}
			if err := w.Run(); err != nil {
				w.t.Fatal(err)
			}
			equal(w.t, "order", strings.Join(w.log, " "), "a0 b0 c0 a1 b1 c1 a2 b2 c2")
		})
	})
	t.Run("2 a wake wins over a pause in the same cycle", func(t *testing.T) {
		onEach(t, func(w *world) {
			n := 0
			a := w.counter(&n, true)
			b := w.forever(func(Component) { w.Wake(a.ID); w.Pause(a.ID) })
			a.Activate()
			b.Activate()
			w.runCycles(5)
			equal(w.t, "steps of a", n, 4)
			equal(w.t, "asleep", a.Asleep(), false)
		})
	})
	t.Run("2 one woken while it goes to sleep keeps its place, one asleep goes to the end", func(t *testing.T) {
		onEach(t, func(w *world) {
			a := w.forever(func(c Component) { w.note("a"); c.Pause() })
			wakeIn := []bool{true, true, false, true, false}
			at := 0
			b := w.forever(func(Component) {
				w.note("b")
				if wakeIn[at] {
					w.Wake(a.ID)
				}
				at++
			})
			c := w.forever(func(Component) { w.note("c") })
			a.Activate()
			b.Activate()
			c.Activate()
			w.runCycles(6)
			// The third b wakes nobody: a is dropped in the fourth cycle, woken in it, and then last.
			equal(w.t, "order", strings.Join(w.log, ""), "abcabcabcbcbca")
		})
	})
	t.Run("3 activation is handled at the end of the cycle, in order", func(t *testing.T) {
		onEach(t, func(w *world) {
			x := w.script(func(Component) { w.note("x0") }, func(Component) { w.note("x1") })
			y := w.script(func(Component) { w.note("y0") })
			z := w.script(func(Component) { w.note("z0") })
			a := w.script(
				func(Component) { w.note("a0"); y.Activate(); x.Activate() },
				func(Component) { w.note("a1"); z.Activate() },
				func(Component) { w.note("a2") },
			)
			a.Activate()
			if err := w.Run(); err != nil {
				w.t.Fatal(err)
			}
			equal(w.t, "order", strings.Join(w.log, " "), "a0 a1 y0 x0 a2 x1 z0")
		})
	})
	t.Run("4 a paused one is not stepped, others go on, and waking it wakes nobody else", func(t *testing.T) {
		onEach(t, func(w *world) {
			var n [4]int
			var c [4]Component
			for i := range c {
				c[i] = w.counter(&n[i], false)
				c[i].Activate()
			}
			w.runCycles(3) // two steps each
			c[1].Pause()
			c[2].Pause()
			w.runCycles(5) // one more step before the pause is handled
			equal(w.t, "steps", n, [4]int{7, 3, 3, 7})
			equal(w.t, "asleep", c[1].Asleep() && c[2].Asleep(), true)
			w.Wake(c[1].ID)
			w.runCycles(4) // handled at the end of the first
			equal(w.t, "steps", n, [4]int{11, 6, 3, 11})
		})
	})
	t.Run("4 no effect on the awake, and on those never activated", func(t *testing.T) {
		onEach(t, func(w *world) {
			var n, m int
			awake, never := w.counter(&n, false), w.counter(&m, false)
			awake.Activate()
			w.runCycles(2)
			w.Wake(awake.ID)
			w.Wake(never.ID)
			w.Pause(never.ID)
			w.runCycles(3)
			equal(w.t, "steps of the awake one", n, 4)
			equal(w.t, "steps of the other", m, 0)
			equal(w.t, "run queue", w.Runnable(), 1)
			equal(w.t, "alive", w.Alive(), 1)
			never.Activate()
			w.runCycles(2)
			equal(w.t, "steps after activation", m, 1)
		})
	})
	t.Run("5 pausing and ending in the same step ends it", func(t *testing.T) {
		onEach(t, func(w *world) {
			a := w.script(func(c Component) { c.Pause() })
			a.Activate()
			if err := w.Run(); err != nil {
				w.t.Fatal(err)
			}
			equal(w.t, "ended", a.Ended(), true)
		})
	})
	t.Run("5 all asleep is reported as idle, with who sleeps and on what", func(t *testing.T) {
		onEach(t, func(w *world) {
			mailless := w.forever(func(c Component) { c.Pause() })
			careless := w.forever(func(c Component) { c.Pause() })
			blocked := w.forever(func(c Component) { c.Pause() })
			w.Limit(careless.In(Inbox), 1)
			w.link(blocked.Out(Outbox), careless.In(Inbox))
			for _, c := range []Component{mailless, careless, blocked} {
				c.Activate()
			}
			w.send(careless.In(Inbox), 1)
			err := w.Run()
			var idle *Idle
			if !errors.As(err, &idle) {
				w.t.Fatalf("got %v, want an *Idle", err)
			}
			equal(w.t, "detail", strings.Join(idle.Detail(), "\n"), "t1 sleeps on mail: its inboxes are empty\n"+
				"t2 sleeps on a wake: it left 1 mails in its inboxes\n"+
				"t3 sleeps on space: the inbox of t2 is full")
			w.note(err.Error())
		})
	})
	t.Run("5 the idle message stays short", func(t *testing.T) {
		onEach(t, func(w *world) {
			sleep := w.body(func(c Component) Verdict { c.Pause(); return Go })
			for range 250 {
				w.New(sleep).Activate()
			}
			var idle *Idle
			if !errors.As(w.Run(), &idle) {
				w.t.Fatal("not idle")
			}
			equal(w.t, "message", strings.Contains(idle.Error(), "t3 sleeps on mail: its inboxes are empty; and 247 more; "), true)
			equal(w.t, "lines", len(idle.Detail()), 101)
			equal(w.t, "sleepers", len(idle.Sleepers), 250)
		})
	})
	t.Run("6 stepped after its end it does nothing more", func(t *testing.T) {
		onEach(t, func(w *world) {
			n := 0
			a := w.script(func(Component) { n++ })
			a.Activate()
			if err := w.Run(); err != nil {
				w.t.Fatal(err)
			}
			equal(w.t, "verdict", w.bodies[w.procs[a.ID].body](a), End)
			equal(w.t, "steps", n, 1)
		})
	})
	t.Run("6 stopped ones do not come back", func(t *testing.T) {
		for _, when := range []string{"active", "drowsy", "asleep", "newborn", "made", "by itself"} {
			onEach(t, func(w *world) {
				n := 0
				var a Component
				a = w.forever(func(c Component) {
					n++
					switch when {
					case "asleep", "drowsy":
						c.Pause()
					case "by itself":
						w.Stop(a.ID)
					}
				})
				cycles := map[string]int{"active": 2, "drowsy": 2, "asleep": 3, "by itself": 2}[when]
				if when != "made" {
					a.Activate()
				}
				w.runCycles(cycles)
				if when != "by itself" {
					w.Stop(a.ID)
				}
				before := n
				w.Wake(a.ID)
				a.Activate()
				w.runCycles(3)
				equal(w.t, when+": steps after", n-before, 0)
				equal(w.t, when+": alive", w.Alive(), 0)
				w.note(when + strconv.Itoa(n))
			})
		}
	})
}

// RunTo ends with the cycle in which the steps are reached, and goes on from there.
func TestRunToEndsWithACycle(t *testing.T) {
	for _, rec := range []*trace.Recorder{nil, trace.NewRecorder(0, 1000)} {
		s := New(rec)
		left := 100
		body := s.Soft(func(Component) Verdict {
			if left--; left < 3 {
				return End
			}
			return Go
		})
		for range 3 {
			s.New(body).Activate()
		}
		for _, c := range []struct{ to, steps, cycles uint64 }{{0, 0, 0}, {1, 3, 2}, {3, 3, 2}, {4, 6, 3}, {30, 30, 11}, {1000, 100, 35}} {
			if err := s.RunTo(c.to); err != nil {
				t.Fatal(err)
			}
			equal(t, "steps", s.Steps(), c.steps)
			equal(t, "cycles", s.Cycles(), c.cycles)
		}
		equal(t, "alive", s.Alive(), 0)
	}
}
