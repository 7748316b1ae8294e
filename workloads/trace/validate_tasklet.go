package trace

import "fmt"

func wrong(e Event, format string, args ...any) error {
	return fmt.Errorf("%s t%d: %s", e.Kind(), e.A(), fmt.Sprintf(format, args...))
}

// known wants that t has been spawned; it may have ended since.
func (v *Validator) known(e Event, t uint32) error {
	if _, ok := v.tasklets[t]; !ok && !v.window {
		return wrong(e, "t%d is not spawned yet", t)
	}
	return nil
}

// free wants that t is there and waits for nothing. who names it in the message.
func (v *Validator) free(e Event, t uint32, who string) error {
	s, ok := v.tasklets[t]
	switch {
	case !ok && v.window, s.doing == Spawn:
		return nil
	case !ok:
		return wrong(e, "%s is not spawned yet", who)
	case s.doing == Exit:
		return wrong(e, "%s has ended", who)
	case s.doing == Pause:
		return wrong(e, "%s is paused: first its wake", who)
	}
	verb := "send"
	if s.doing == ParkReceive {
		verb = "receive"
	}
	return wrong(e, "%s waits to %s on c%d: first a deliver there", who, verb, s.obj)
}

func (v *Validator) spawn(e Event) error {
	if s, ok := v.tasklets[e.A()]; ok && s.doing != Exit {
		return wrong(e, "it is there already")
	}
	v.tasklets[e.A()] = state{doing: Spawn}
	return v.known(e, e.B())
}

func (v *Validator) ready(e Event) error {
	if s := v.tasklets[e.A()]; s.doing != ParkSend && s.doing != ParkReceive {
		if err := v.free(e, e.A(), "it"); err != nil {
			return err
		}
	}
	v.tasklets[e.A()] = state{doing: Spawn}
	return v.known(e, e.B())
}

func (v *Validator) wake(e Event) error {
	if s, ok := v.tasklets[e.A()]; s.doing != Pause && (ok || !v.window) {
		if err := v.free(e, e.A(), "it"); err != nil {
			return err
		}
		return wrong(e, "it is not paused")
	}
	v.tasklets[e.A()] = state{doing: Spawn}
	return v.known(e, e.B())
}

// deliver ends the wait of the one end that waits. Its line names the sender.
func (v *Validator) deliver(e Event) error {
	sender, receiver := fmt.Sprintf("sender t%d", e.A()), fmt.Sprintf("receiver t%d", e.B())
	if e.Flags()&Mail != 0 {
		if err := v.free(e, e.A(), sender); err != nil {
			return err
		}
		return v.known(e, e.B())
	}
	if e.A() == e.B() {
		return wrong(e, "sender and receiver are one tasklet")
	}
	waits, other := e.B(), e.A()
	waiting, doing := receiver, sender
	want, verb := ParkReceive, "receive"
	if e.Flags()&ByReceiver != 0 {
		waits, other = other, waits
		waiting, doing = doing, waiting
		want, verb = ParkSend, "send"
	}
	if err := v.free(e, other, doing); err != nil {
		return err
	}
	s, ok := v.tasklets[waits]
	switch {
	case !ok && v.window:
	case !ok:
		return wrong(e, "%s is not spawned yet", waiting)
	case s.doing != want || s.obj != e.Obj:
		return wrong(e, "%s does not wait to %s on c%d", waiting, verb, e.Obj)
	case want == ParkSend && s.val != e.Val:
		return wrong(e, "%s waits to send %d, not %d", waiting, s.val, e.Val)
	}
	v.tasklets[waits] = state{doing: Spawn}
	return nil
}
