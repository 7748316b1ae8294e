package axon

import (
	"errors"
	"testing"
)

// row makes n components that do nothing.
func (w *world) row(n int) []Component {
	row := make([]Component, n)
	for i := range row {
		row[i] = w.forever(nothing)
	}
	return row
}

func TestLinkage(t *testing.T) {
	// a.outbox -> b.outbox -> c.inbox -> d.inbox, made in any order
	orders := [][]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}
	t.Run("9 delivery goes straight to the last inbox, in whatever order the chain was made", func(t *testing.T) {
		for _, order := range orders {
			onEach(t, func(w *world) {
				r := w.row(4)
				pairs := [][2]Box{
					{r[0].Out(Outbox), r[1].Out(Outbox)},
					{r[1].Out(Outbox), r[2].In(Inbox)},
					{r[2].In(Inbox), r[3].In(Inbox)},
				}
				for _, i := range order {
					w.link(pairs[i][0], pairs[i][1])
				}
				w.send(r[0].Out(Outbox), 1)
				w.send(r[1].Out(Outbox), 2)
				w.send(r[2].In(Inbox), 3)
				w.send(r[3].In(Inbox), 4)
				equal(w.t, "in the middle", r[2].Ready(Inbox), 0)
				w.holds(r[3], Inbox, 1, 2, 3, 4)
			})
		}
	})
	t.Run("9 removing a pass-through delivers to the middle again", func(t *testing.T) {
		onEach(t, func(w *world) {
			r := w.row(3)
			w.link(r[0].Out(Outbox), r[1].In(Inbox))
			through := w.link(r[1].In(Inbox), r[2].In(Inbox))
			w.send(r[0].Out(Outbox), 1)
			w.Unlink(through)
			w.Unlink(through) // no effect
			w.send(r[0].Out(Outbox), 2)
			w.holds(r[1], Inbox, 2)
			w.holds(r[2], Inbox, 1)
			w.link(r[1].In(Inbox), r[2].In(Inbox))
			w.send(r[0].Out(Outbox), 3)
			w.holds(r[2], Inbox, 3)
		})
	})
	t.Run("9 mail already stored moves along when a link is made", func(t *testing.T) {
		onEach(t, func(w *world) {
			r := w.row(4)
			w.link(r[0].Out(Outbox), r[1].In(Inbox))
			w.link(r[2].In(Inbox), r[3].In(Inbox))
			w.send(r[3].In(Inbox), 1)
			w.send(r[0].Out(Outbox), 2, 3)
			w.link(r[1].In(Inbox), r[2].In(Inbox))
			w.send(r[0].Out(Outbox), 4)
			equal(w.t, "any ready in the middle", r[1].AnyReady() || r[2].AnyReady(), false)
			w.holds(r[3], Inbox, 1, 2, 3, 4)
		})
	})
	t.Run("9 mail that moves along makes space where it was, and its producer wakes", func(t *testing.T) {
		onEach(t, func(w *world) {
			n := 0
			producer := w.counter(&n, true)
			r := w.row(2)
			w.link(producer.Out(Outbox), r[0].In(Inbox))
			producer.Activate()
			w.runCycles(3)
			w.send(producer.Out(Outbox), 1)
			w.runCycles(2)
			equal(w.t, "steps before", n, 1)
			w.link(r[0].In(Inbox), r[1].In(Inbox))
			w.runCycles(3)
			equal(w.t, "steps after", n, 2)
		})
	})
	t.Run("9 what cannot be a chain is refused", func(t *testing.T) {
		onEach(t, func(w *world) {
			r := w.row(3)
			w.link(r[0].In(Inbox), r[1].In(Inbox))
			w.link(r[1].In(Inbox), r[2].In(Inbox))
			for _, c := range []struct {
				source, sink Box
				want         error
			}{
				{r[2].In(Inbox), r[0].In(Inbox), ErrRing},
				{r[2].In(Inbox), r[2].In(Inbox), ErrRing},
				{r[2].In(Inbox), r[0].Out(Outbox), ErrDirection},
			} {
				if _, err := w.Link(c.source, c.sink); !errors.Is(err, c.want) {
					w.t.Errorf("got %v, want %v", err, c.want)
				}
			}
			w.send(r[0].In(Inbox), 1)
			w.holds(r[2], Inbox, 1)
		})
	})
	t.Run("10 many sources may feed one sink; a source linked twice is refused", func(t *testing.T) {
		onEach(t, func(w *world) {
			r := w.row(6)
			sink, other := r[5], r[4]
			for i, c := range r[:4] {
				w.link(c.Out(Outbox), sink.In(Inbox))
				w.send(c.Out(Outbox), int32(i))
			}
			for _, to := range []Component{sink, other} {
				if _, err := w.Link(r[0].Out(Outbox), to.In(Inbox)); !errors.Is(err, ErrLinked) {
					w.t.Errorf("linked twice: %v, want ErrLinked", err)
				}
			}
			w.send(r[0].Out(Outbox), 4)
			w.holds(sink, Inbox, 0, 1, 2, 3, 4)
			equal(w.t, "elsewhere", other.AnyReady(), false)
		})
	})
	t.Run("12 only d is woken by delivery, only the owners of outboxes upstream by collection", func(t *testing.T) {
		for _, c := range []struct {
			name   string
			out    bool // b passes through as an outbox, not as an inbox
			wakesB int
		}{{"a's outbox, b's outbox", true, 1}, {"a's outbox, b's inbox", false, 0}} {
			onEach(t, func(w *world) {
				var n [5]int
				var r [5]Component
				for i := range r {
					r[i] = w.counter(&n[i], true)
					r[i].Activate()
				}
				a, b, cc, d := r[0], r[1], r[2], r[3]
				middle := b.In(Inbox)
				if c.out {
					middle = b.Out(Outbox)
				}
				w.link(a.Out(Outbox), middle)
				w.link(middle, cc.In(Inbox))
				w.link(cc.In(Inbox), d.In(Inbox))
				w.runCycles(3)
				w.send(a.Out(Outbox), 1)
				w.runCycles(4)
				equal(w.t, c.name+": steps after delivery", n, [5]int{1, 1, 1, 2, 1})
				w.holds(d, Inbox, 1)
				w.runCycles(4)
				equal(w.t, c.name+": steps after collection", n, [5]int{2, 1 + c.wakesB, 1, 2, 1})
			})
		}
	})
	t.Run("12 every producer of a branching tree is woken by collection", func(t *testing.T) {
		onEach(t, func(w *world) {
			var n [6]int
			var r [6]Component
			for i := range r {
				r[i] = w.counter(&n[i], true)
				r[i].Activate()
			}
			// 0 and 1 through 2's inbox, 3 straight, 4 not at all, into 5
			w.link(r[2].In(Inbox), r[5].In(Inbox))
			w.link(r[0].Out(Outbox), r[2].In(Inbox))
			w.link(r[1].Out(Outbox), r[2].In(Inbox))
			w.link(r[3].Out(Signal), r[5].In(Inbox))
			w.runCycles(3)
			w.send(r[5].In(Inbox), 1)
			w.runCycles(3)
			w.holds(r[5], Inbox, 1)
			w.runCycles(3)
			equal(w.t, "steps", n, [6]int{2, 2, 1, 2, 1, 2})
		})
	})
	t.Run("13 the linkages that a component made vanish with it, no others", func(t *testing.T) {
		onEach(t, func(w *world) {
			r := w.row(4)
			maker := w.script(func(c Component) {
				w.link(r[0].Out(Outbox), r[1].In(Inbox)) // its own: it is running
				w.link(r[1].In(Inbox), r[2].In(Inbox))
			}, nothing)
			w.link(r[3].Out(Outbox), maker.In(Inbox)) // ours
			w.link(r[2].Out(Outbox), r[1].In(Control))
			maker.Activate()
			w.runCycles(2)
			w.send(r[0].Out(Outbox), 1)
			w.runCycles(2)
			equal(w.t, "ended", maker.Ended(), true)
			w.send(r[0].Out(Outbox), 2) // leads nowhere now
			w.send(r[1].In(Inbox), 3)
			w.send(r[2].Out(Outbox), 4)
			w.send(r[3].Out(Outbox), 5)
			w.holds(r[1], Inbox, 3)
			w.holds(r[1], Control, 4)
			w.holds(r[2], Inbox, 1)
			w.holds(maker, Inbox, 5)
		})
	})
	t.Run("13 the linkages to a removed child vanish from its parent's postoffice", func(t *testing.T) {
		onEach(t, func(w *world) {
			r := w.row(4)
			parent, child, other, sink := r[0], r[1], r[2], r[3]
			parent.AddChild(child)
			for i, from := range []Component{other, child, parent} {
				if _, err := parent.Link(from.Out(Outbox), []Box{child.In(Inbox), sink.In(Inbox), sink.In(Inbox)}[i]); err != nil {
					w.t.Fatal(err)
				}
			}
			parent.RemoveChild(child)
			w.send(other.Out(Outbox), 1)
			w.send(child.Out(Outbox), 2)
			w.send(parent.Out(Outbox), 3)
			equal(w.t, "child", child.AnyReady(), false)
			w.holds(sink, Inbox, 3)
		})
	})
}

func TestBoundedInbox(t *testing.T) {
	full := func(w *world, b Box) {
		w.t.Helper()
		var no *NoSpace
		if err := w.Deliver(b, 99); !errors.As(err, &no) {
			w.t.Errorf("got %v, want *NoSpace", err)
		}
	}
	t.Run("14 a box of size 5 takes 5, refuses the sixth, and loses nothing", func(t *testing.T) {
		onEach(t, func(w *world) {
			r := w.row(2)
			from, to := r[0].Out(Outbox), r[1].In(Inbox)
			w.link(from, to)
			w.Limit(to, 5)
			w.send(from, 1, 2, 3, 4)
			equal(w.t, "full with 4", w.Full(from), false)
			w.send(from, 5)
			equal(w.t, "full with 5", w.Full(from), true)
			full(w, from)
			equal(w.t, "message", w.Deliver(from, 6).Error(), "no space in box: t2.inbox holds 5: send again after mail is taken out")
			for range 3 {
				if _, err := r[1].Receive(Inbox); err != nil {
					w.t.Fatal(err)
				}
			}
			w.send(from, 6, 7, 8)
			full(w, from)
			w.holds(r[1], Inbox, 4, 5, 6, 7, 8)
		})
	})
	t.Run("14 a limit in the middle has no effect until the chain is broken there", func(t *testing.T) {
		onEach(t, func(w *world) {
			r := w.row(3)
			from := r[0].Out(Outbox)
			w.Limit(r[1].In(Inbox), 2)
			w.link(from, r[1].In(Inbox))
			through := w.link(r[1].In(Inbox), r[2].In(Inbox))
			w.send(from, 1, 2, 3, 4)
			w.Unlink(through)
			w.send(from, 5, 6)
			full(w, from)
			w.holds(r[2], Inbox, 1, 2, 3, 4)
			w.holds(r[1], Inbox, 5, 6)
		})
	})
	t.Run("14 all producers of a sink share its limit", func(t *testing.T) {
		onEach(t, func(w *world) {
			r := w.row(4)
			w.Limit(r[3].In(Inbox), 5)
			for i, c := range r[:3] {
				w.link(c.Out(Outbox), r[3].In(Inbox))
				if i < 2 {
					w.send(c.Out(Outbox), 1, 2)
				}
			}
			w.send(r[2].Out(Outbox), 3)
			for _, c := range r[:3] {
				full(w, c.Out(Outbox))
			}
			w.holds(r[3], Inbox, 1, 2, 1, 2, 3)
		})
	})
	t.Run("14 a linkage whose stored mail does not fit is refused, and nothing is lost", func(t *testing.T) {
		onEach(t, func(w *world) {
			r := w.row(2)
			w.Limit(r[1].In(Inbox), 3)
			w.send(r[1].In(Inbox), 1)
			w.send(r[0].In(Inbox), 2, 3, 4)
			var no *NoSpace
			if _, err := w.Link(r[0].In(Inbox), r[1].In(Inbox)); !errors.As(err, &no) {
				w.t.Fatalf("got %v, want *NoSpace", err)
			}
			if v, err := r[0].Receive(Inbox); v != 2 || err != nil {
				w.t.Errorf("got %d %v, want 2", v, err)
			}
			w.link(r[0].In(Inbox), r[1].In(Inbox))
			w.holds(r[1], Inbox, 1, 3, 4)
		})
	})
	t.Run("14 no limit: 9,999 sends fit", func(t *testing.T) {
		onEach(t, func(w *world) {
			r := w.row(2)
			w.link(r[0].Out(Outbox), r[1].In(Inbox))
			for i := range 9999 {
				w.send(r[0].Out(Outbox), int32(i))
			}
			equal(w.t, "ready", r[1].Ready(Inbox), 9999)
		})
	})
	t.Run("14 a producer that waits for space goes on when mail is collected", func(t *testing.T) {
		onEach(t, func(w *world) {
			sent, sum := int32(0), int32(0)
			producer := w.New(w.body(func(c Component) Verdict {
				for sent < 100 {
					if c.Send(Outbox, sent) != nil {
						c.Pause()
						return Go
					}
					sent++
				}
				return End
			}))
			consumer := w.New(w.body(func(c Component) Verdict {
				if c.Ready(Inbox) == 0 {
					if producer.Ended() {
						return End
					}
					c.Pause()
					return Go
				}
				v, _ := c.Receive(Inbox)
				sum += v
				return Go
			}))
			w.link(producer.Out(Outbox), consumer.In(Inbox))
			w.Limit(consumer.In(Inbox), 3)
			consumer.Activate()
			producer.Activate()
			if err := w.Run(); err != nil {
				w.t.Fatal(err)
			}
			equal(w.t, "sum", sum, 4950)
		})
	})
}
