package stackless

import "iter"

// coroutine is a stack: a goroutine that runs when it is switched to. When its
// tasklet has ended it can carry another.
type coroutine struct {
	s     *Scheduler
	owner int32
	ended bool
	at    *slot // where it waits while it does not run
	home  slot  // the one that was made with it

	// For StackWords: the bytes of its stub, and the addresses where the stub
	// ends and where the tasklet left it.
	stub, base, left uintptr
}

// slot is a place where one stack waits. It is an iter.Pull, whose next and
// yield are called in turn, by whoever wants to change places with the one that
// waits in it. Each switch of two stacks thus is one switch of coroutines;
// with next called by a hub and yield by the sequence, it would take two.
//
// There are as many slots as stacks besides main's, and one stack always runs:
// whenever main runs, each of the others waits in one slot.
type slot struct {
	next  func() (struct{}, bool)
	yield func(struct{}) bool
	taken bool // next was called: it is yield's turn
}

func newCoroutine(s *Scheduler) *coroutine {
	co := &coroutine{s: s}
	co.at = &co.home
	co.home.next, _ = iter.Pull(func(yield func(struct{}) bool) {
		co.home.yield = yield
		defer co.fall()
		begin := here()
		co.run(begin)
		co.ended = true
	})
	return co
}

// change changes places with the stack that waits in k.
func (co *coroutine) change(k *slot) {
	co.at = k
	if k.taken = !k.taken; k.taken {
		k.next()
	} else {
		k.yield(struct{}{})
	}
}

// cross goes from co, which runs, to another stack, and returns when it is
// co's turn again.
func (co *coroutine) cross(to *coroutine) {
	co.s.stacks.on = to
	co.change(to.at)
	if co.s.stacks.on != co {
		co.detour()
	}
}

// detour is what co does when it was woken out of turn, by the end of the
// stack in whose slot it waited, or to go home or end.
func (co *coroutine) detour() {
	for {
		switch st := &co.s.stacks; {
		case st.on == co || st.ending:
			return
		case st.homing:
			co.change(&co.home)
		default:
			co.change(st.on.at)
		}
	}
}

// run is the life of a stack: it carries one tasklet after the other.
func (co *coroutine) run(begin uintptr) {
	co.stub = begin - here()
	for {
		co.base = here()
		co.s.carry(co.owner)
		if !co.rest() {
			return
		}
	}
}

// rest waits for the next tasklet; false: there will be none.
func (co *coroutine) rest() bool {
	s := co.s
	st := &s.stacks
	to := &st.hub
	if !st.closing {
		st.live--
		if st.reuse && s.inherit(co) {
			return true
		}
		to = s.stackOf(s.current)
		if !st.reuse {
			st.on = to // who waits in its slot wakes, and makes a detour
			return false
		}
	}
	st.free = append(st.free, co)
	co.cross(to)
	return !co.s.stacks.ending // it may be another Scheduler's by now
}

// fall tells main when a Body panicked, or left its goroutine.
func (co *coroutine) fall() {
	if !co.ended {
		co.ended = true
		st := &co.s.stacks
		st.fallen, st.fall, st.on = true, recover(), &st.hub
		co.s.rewatch()
	}
}
