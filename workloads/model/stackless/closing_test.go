package stackless

import (
	"fmt"
	"testing"
)

func TestClosingOnlyMarks_Stackless17(t *testing.T) {
	onBoth(t, func(w *world) {
		c := w.NewChannel()
		x := w.spawn(sender("S"), 4, int32(c))
		w.run()
		w.CloseChannel(c)
		w.wantState(x, Blocked)
		if !w.Closing(c) || w.Closed(c) {
			w.Error("closing, and closed only when nobody waits")
		}
		if v, err := w.Receive(c); v != 4 || err != nil {
			w.Errorf("a waiting sender was not served: %d, %v", v, err)
		}
		if !w.Closed(c) {
			w.Error("it is closed now")
		}
		_, err := w.Receive(c)
		for _, err := range []error{err, w.Send(c, 1)} {
			if err == nil || err.Error() != "Send/receive operation on a closed channel" {
				w.Errorf("got %v", err)
			}
		}
		y := w.spawn(receiver("R"), 0, int32(c))
		w.wantErr(w.Run(), ErrClosedChan)
		w.wantState(y, Dead)
		w.OpenChannel(c)
		y = w.spawn(receiver("R"), 0, int32(c))
		w.run()
		w.wantErr(w.Send(c, 1), nil)
		w.wantState(y, Dead)
	})
}

func TestIteratingAChannel_Stackless18(t *testing.T) {
	onBoth(t, func(w *world) {
		c := w.NewChannel()
		p := NewProgram("reader")
		v, ch, sum := p.Reg("v"), p.Reg("c"), p.Reg("sum")
		end := p.Label()
		p.Forever(func() {
			p.Iterate(v, ch, end)
			p.AddReg(sum, v)
		})
		p.Bind(end)
		w.say(p, "ended")
		x := w.spawn(p, 0, int32(c))
		q := NewProgram("writer")
		n, v2, ch2 := q.Reg("n"), q.Reg("v"), q.Reg("c")
		q.SendSequence(n, v2, ch2, 10, 20, 30)
		q.CloseChannel(ch2)
		w.spawn(q, 0, 0, int32(c))
		w.run()
		// The reader waited when the channel was closed: it is still served.
		w.wantState(x, Blocked)
		w.wantErr(w.Send(c, 40), nil)
		w.run()
		w.wantState(x, Dead)
		w.wantLog("reader ended")
		if sum := w.Value(x, sum); sum != 100 {
			w.Errorf("sum: got %d, want 100", sum)
		}

		// Main iterates: two wait to send, then it ends.
		w.OpenChannel(c)
		w.spawn(sender("S"), 1, int32(c))
		w.spawn(sender("S"), 2, int32(c))
		w.run()
		w.CloseChannel(c)
		var got []int32
		for {
			v, ok, err := w.Iterate(c)
			w.wantErr(err, nil)
			if !ok {
				break
			}
			got = append(got, v)
		}
		if fmt.Sprint(got) != "[1 2]" {
			w.Errorf("main got %v", got)
		}
	})
}

func TestSendError_Stackless19(t *testing.T) {
	onBoth(t, func(w *world) {
		c := w.NewChannel()
		// The receiver waits.
		p := NewProgram("R")
		v, ch := p.Reg("v"), p.Reg("c")
		caught := p.Label()
		p.OnError(caught)
		p.Receive(v, ch)
		w.say(p, "not reached")
		p.Bind(caught)
		w.say(p, "caught")
		w.spawn(p, 0, int32(c))
		w.run()
		w.wantErr(w.SendError(c, errTest), nil)
		w.wantLog("R caught")
		// The sender waits.
		q := NewProgram("S")
		ch = q.Reg("c")
		q.SendError(ch, errTest)
		w.say(q, "sent")
		w.spawn(q, int32(c))
		w.run()
		_, err := w.Receive(c)
		w.wantErr(err, errTest)
		w.run()
		w.wantLog("S sent")
		for _, preference := range []int{-1, 0, 1} {
			w.SetPreference(c, preference)
			w.spawn(q, int32(c))
			w.spawn(p, 0, int32(c))
			w.run()
			w.spawn(p, 0, int32(c))
			w.spawn(q, int32(c))
			w.run()
			if len(w.log) != 4 {
				w.Errorf("preference %d: %v", preference, w.log)
			}
			w.log = nil
		}
		if w.chans[c].flags&bombs != 0 {
			w.Error("the channel still says that an error waits")
		}
	})
}

func TestSendSequenceCounts_Stackless19(t *testing.T) {
	onBoth(t, func(w *world) {
		c := w.NewChannel()
		p := NewProgram("R")
		v, ch, k := p.Reg("v"), p.Reg("c"), p.Reg("k")
		p.Repeat(k, func() { p.Receive(v, ch); w.got(p, "got", v) })
		w.spawn(p, 0, int32(c), 3)
		q := NewProgram("S")
		n, val, to := q.Reg("n"), q.Reg("v"), q.Reg("c")
		q.SendSequence(n, val, to, 0, 1, 2)
		x := w.spawn(q, 0, 0, int32(c))
		w.run()
		w.wantLog("R got a | R got b | R got c")
		if n := w.Value(x, n); n != 3 {
			w.Errorf("count: got %d, want 3", n)
		}
		w.spawn(p, 0, int32(c), 2)
		if n, err := w.Scheduler.SendSequence(c, 1, 2); n != 2 || err != nil {
			w.Errorf("main: got %d, %v", n, err)
		}
	})
}

var errTest = fmt.Errorf("test error")
