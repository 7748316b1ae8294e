package axon

import (
	"errors"
	"strings"
	"testing"
)

func nothing(Component) {}

func TestComponent(t *testing.T) {
	t.Run("7 the default boxes, all empty", func(t *testing.T) {
		onEach(t, func(w *world) {
			c := w.forever(nothing)
			boxes := map[Box]bool{c.In(Inbox): true, c.In(Control): true, c.Out(Outbox): true, c.Out(Signal): true}
			equal(w.t, "different boxes", len(boxes), 4)
			equal(w.t, "ready", c.Ready(Inbox)+c.Ready(Control), 0)
			equal(w.t, "any ready", c.AnyReady(), false)
			w.send(c.Out(Outbox), 1) // leads nowhere
			equal(w.t, "any ready", c.AnyReady(), false)
		})
	})
	t.Run("8 first come first served, and an empty one refuses to be read", func(t *testing.T) {
		onEach(t, func(w *world) {
			c := w.forever(nothing)
			w.send(c.In(Inbox), 5, 6, 7)
			equal(w.t, "ready", c.Ready(Inbox), 3)
			w.holds(c, Inbox, 5, 6, 7)
			if _, err := c.Receive(Inbox); !errors.Is(err, ErrEmpty) {
				w.t.Errorf("receive from an empty inbox: %v, want ErrEmpty", err)
			}
			w.send(c.In(Inbox), 8)
			w.holds(c, Inbox, 8)
		})
	})
	t.Run("8 boxes are independent of each other", func(t *testing.T) {
		onEach(t, func(w *world) {
			a := w.NewWith(w.body(func(Component) Verdict { return Go }), 3, 2)
			b := w.forever(nothing)
			w.send(a.In(2), 1)
			w.send(a.In(Inbox), 2)
			w.send(b.In(Inbox), 3)
			w.send(a.In(2), 4)
			equal(w.t, "control", a.Ready(Control), 0)
			w.holds(a, Inbox, 2)
			equal(w.t, "any ready", a.AnyReady(), true)
			w.holds(a, 2, 1, 4)
			equal(w.t, "any ready", a.AnyReady(), false)
			w.holds(b, Inbox, 3)
		})
	})
	t.Run("8 a box that does not exist is a broken invariant", func(t *testing.T) {
		c := New(nil).New(0)
		for name, use := range map[string]func(){
			"inbox":  func() { c.Ready(2) },
			"outbox": func() { c.Out(2) },
		} {
			func() {
				defer func() {
					if recover() == nil {
						t.Errorf("%s 2 of two: no panic", name)
					}
				}()
				use()
			}()
		}
	})
	t.Run("11 delivery into any inbox wakes the consumer exactly once, and never the producer", func(t *testing.T) {
		onEach(t, func(w *world) {
			for _, box := range []In{Inbox, Control} {
				var sent, got int
				producer, consumer := w.counter(&sent, true), w.counter(&got, true)
				w.link(producer.Out(Outbox), consumer.In(box))
				producer.Activate()
				consumer.Activate()
				w.runCycles(3)
				equal(w.t, "both asleep", producer.Asleep() && consumer.Asleep(), true)
				w.send(producer.Out(Outbox), 1, 2, 3)
				w.runCycles(5)
				equal(w.t, "steps of the consumer", got, 2)
				equal(w.t, "steps of the producer", sent, 1)
				equal(w.t, "mail", consumer.Ready(box), 3)
			}
		})
	})
	t.Run("11 collecting wakes the producer once", func(t *testing.T) {
		onEach(t, func(w *world) {
			var sent, got int
			producer := w.counter(&sent, true)
			consumer := w.forever(func(c Component) {
				got++
				for c.Ready(Inbox) > 0 {
					_, _ = c.Receive(Inbox)
				}
				c.Pause()
			})
			w.link(producer.Out(Outbox), consumer.In(Inbox))
			producer.Activate()
			consumer.Activate()
			w.runCycles(3)
			w.send(producer.Out(Outbox), 1, 2, 3)
			w.runCycles(6)
			equal(w.t, "steps of the consumer", got, 2)
			equal(w.t, "steps of the producer", sent, 2)
		})
	})
	t.Run("11 a child that ends wakes its parent, others do not", func(t *testing.T) {
		onEach(t, func(w *world) {
			var n int
			parent := w.counter(&n, true)
			short := w.script(nothing, nothing, nothing, nothing)
			long := w.script(nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing)
			stranger := w.script(nothing, nothing, nothing, nothing, nothing, nothing)
			disowned := w.script(nothing, nothing, nothing, nothing, nothing)
			for _, child := range []Component{short, long, disowned} {
				parent.AddChild(child)
			}
			parent.RemoveChild(disowned)
			for _, c := range []Component{parent, short, long, stranger, disowned} {
				c.Activate()
			}
			w.runCycles(12)
			equal(w.t, "steps of the parent", n, 3)
		})
	})
	t.Run("11 it cannot wake itself", func(t *testing.T) {
		onEach(t, func(w *world) {
			n := 0
			a := w.forever(func(c Component) {
				n++
				c.Pause()
				w.Wake(c.ID)
			})
			a.Activate()
			w.runCycles(4)
			equal(w.t, "steps", n, 1)
			equal(w.t, "asleep", a.Asleep(), true)
		})
	})
	t.Run("15 a request to end is passed to signal, and the component ends", func(t *testing.T) {
		for _, request := range []int32{ProducerFinished, Shutdown} {
			onEach(t, func(w *world) {
				body := w.body(func(c Component) Verdict {
					if c.PassShutdown() {
						return End
					}
					c.Pause()
					return Go
				})
				var chain [4]Component
				for i := range chain {
					chain[i] = w.New(body)
					if i > 0 {
						w.link(chain[i-1].Out(Signal), chain[i].In(Control))
					}
					chain[i].Activate()
				}
				last := w.forever(nothing)
				w.link(chain[3].Out(Signal), last.In(Control))
				w.runCycles(3)
				w.send(chain[0].In(Control), 42) // no request
				w.runCycles(3)
				equal(w.t, "ended by other mail", chain[0].Ended(), false)
				w.send(chain[0].In(Control), request)
				if err := w.Run(); err != nil {
					w.t.Fatal(err)
				}
				w.holds(last, Control, request)
			})
		}
	})
}

// A straight-down body and a step function that tell the same story.
func TestHardBodyStraightDown(t *testing.T) {
	var log []string
	s := New(nil)
	defer s.Close()
	left := 0
	sleeper := s.New(s.Hard(func(h Hard) {
		defer func() { left++ }()
		for i := 0; h.Sleep(); i++ {
			v, err := h.Receive(Inbox)
			if err != nil {
				t.Errorf("woken without mail: %v", err)
			}
			log = append(log, "got", string(rune('0'+v)))
		}
	}))
	s.New(s.Hard(func(h Hard) {
		for i := range 3 {
			_ = s.Deliver(sleeper.In(Inbox), int32(i))
			log = append(log, "sent")
			for range 2 {
				if !h.Yield() {
					return
				}
			}
		}
	})).Activate()
	sleeper.Activate()
	var idle *Idle
	if err := s.Run(); !errors.As(err, &idle) {
		t.Fatalf("got %v, want an *Idle", err)
	}
	equal(t, "log", strings.Join(log, " "), "sent got 0 sent got 1 sent got 2")
	equal(t, "bodies left", left, 0)
	s.Stop(sleeper.ID)
	equal(t, "bodies left after stop", left, 1)
	if err := s.Run(); err != nil {
		t.Errorf("after the last was stopped: %v", err)
	}
}

func TestCloseFreesTheStacksOfAnIdleRun(t *testing.T) {
	s := New(nil)
	left := 0
	body := s.Hard(func(h Hard) {
		defer func() { left++ }()
		for h.Sleep() {
		}
	})
	for range 10 {
		s.New(body).Activate()
	}
	if err := s.Run(); err == nil {
		t.Fatal("not idle")
	}
	s.Close()
	s.Close()
	equal(t, "bodies left", left, 10)
}
