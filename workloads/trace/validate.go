package trace

import "fmt"

// Validate tells the first event of a whole recording that breaks the rules
// of Validator, with its step; nil if none does.
func Validate(events []Event) error { return ValidateWindow(0, events) }

// ValidateWindow does so for the window of a recording that begins at step
// from: what happened to a tasklet or an object before it is taken on trust.
func ValidateWindow(from uint64, events []Event) error {
	v := NewValidator(from)
	for _, e := range events {
		if err := v.Next(e); err != nil {
			return err
		}
	}
	return nil
}

// Validator takes the events of a recording one by one and knows what each
// tasklet and each object is doing:
//
//   - every tasklet but t0, which is main, is spawned before anything else happens
//     to it, and nothing happens to it after its exit, but that its number is
//     spawned again, that it is named as the cause or previous one, or gets mail;
//   - a parked tasklet does nothing until a Deliver on the same channel ends
//     its wait (with ByReceiver the sender's, with the same value, else the
//     receiver's), or a Ready: an error or a kill took it out of the channel;
//   - a paused one does nothing until its Wake;
//   - with Mail nobody's wait ends;
//   - an object has one holder at a time, who alone releases it; whoever asks it
//     to may be waiting for the object meanwhile.
type Validator struct {
	step     uint64
	window   bool // it begins after step 0: what is not known may have been before
	tasklets map[uint32]state
	objects  map[uint32]object
}

// state of one tasklet; the zero state is that of a tasklet not seen.
type state struct {
	doing Kind // Spawn: it is free to run; ParkSend, ParkReceive, Pause, Exit: as the event says
	obj   uint32
	val   int32
}

// object is a lock or an area.
type object struct {
	held bool
	last uint32 // its holder, or its last one
}

// NewValidator begins at step from; 0 is the begin of a recording.
func NewValidator(from uint64) *Validator {
	v := &Validator{step: from, window: from > 0, tasklets: map[uint32]state{}, objects: map[uint32]object{}}
	v.tasklets[0] = state{doing: Spawn}
	if v.window {
		delete(v.tasklets, 0)
	}
	return v
}

// Next takes the next event; an error names its step and what is wrong with it.
func (v *Validator) Next(e Event) error {
	err := e.check()
	if err == nil {
		err = v.take(e)
	}
	if err != nil {
		return fmt.Errorf("step %d: %w", v.step, err)
	}
	v.step++
	return nil
}

func (v *Validator) take(e Event) error {
	switch e.Kind() {
	case Spawn:
		return v.spawn(e)
	case Deliver:
		return v.deliver(e)
	case Ready:
		return v.ready(e)
	case Wake:
		return v.wake(e)
	case DropRequest:
		return v.dropRequest(e)
	}
	if err := v.free(e, e.A(), "it"); err != nil {
		return err
	}
	switch e.Kind() {
	case Run:
		return v.known(e, e.B())
	case ParkSend, ParkReceive, Exit:
		v.tasklets[e.A()] = state{e.Kind(), e.Obj, e.Val}
	case Pause:
		v.tasklets[e.A()] = state{doing: Pause}
		return v.known(e, e.B())
	case Acquire, Release:
		return v.hold(e)
	}
	return nil
}
