package stackless

import "unsafe"

// Frame is a tasklet as its Step sees it: R are its registers.
type Frame = record

// Step is a compiled tasklet, Stackless's cframe: a function that is called
// when the tasklet runs, and that leaves the stack to have something done. What
// it wants to keep is in the registers. It is called again when the tasklet runs
// again.
//
// Like a C function of Stackless it need not leave the stack in order to
// schedule, as long as the next tasklet runs the same function:
//
//	for {
//		...                       // on f.R
//		if s.Unwinds(f) {
//			return ToSchedule
//		}
//		f = s.Scheduled(f)
//	}
//
// f is good until the Step returns. A Step may use whatever does not switch.
type Step func(s *Scheduler, f *Frame) Token

// Unwinds tells a Step whether the tasklet after f runs something else, so that
// the Step has to leave the stack, with ToSchedule, to let it run. It always
// does when somebody looks on, since the interpreter leaves the events.
func (s *Scheduler) Unwinds(f *Frame) bool { return s.frame(f.next).pc != s.stepping }

// Scheduled schedules in a Step that Unwinds does not forbid it: the tasklet
// after f is current then. It returns its frame.
//
// Most tasklets were made one after the other and stand so in the slab.
// Guessing that and asking whether it was right takes a load out of the way
// from one tasklet to the next: the processor goes on with the guess. A switch
// takes 1.1 ns so, and 2.6 where it waits for the link.
func (s *Scheduler) Scheduled(f *Frame) *Frame {
	n := f.next
	if n == s.current+1 {
		s.current = n
		return f.neighbour()
	}
	s.tally()
	if n != s.current { // a lone tasklet's schedule is no switch
		s.switches++
	}
	s.current, s.counted = n, n
	return s.frame(n)
}

// frame is &s.tasks[t], for a t that is known to be a tasklet's: a link.
func (s *Scheduler) frame(t int32) *Frame {
	return (*Frame)(unsafe.Add(unsafe.Pointer(unsafe.SliceData(s.tasks)), uintptr(uint32(t))*unsafe.Sizeof(record{})))
}

// neighbour is the frame behind f in the slab; there must be one.
func (f *Frame) neighbour() *Frame {
	return (*Frame)(unsafe.Add(unsafe.Pointer(f), unsafe.Sizeof(*f)))
}

// tally counts the switches from neighbour to neighbour since the last time.
func (s *Scheduler) tally() {
	s.switches += uint64(s.current - s.counted)
	s.counted = s.current
	if s.switches > s.breath {
		s.stepping = none
	}
}

// step calls the Step w of the current tasklet. alone tells that it has to
// return at its first schedule; otherwise another tasklet at the same Step may be
// current afterwards, for which the token is.
func (s *Scheduler) step(w Token, alone bool) Token {
	tasks := s.tasks
	t := &tasks[s.current]
	s.inNative = true
	s.counted = s.current
	if !alone && s.rec == nil {
		s.stepping, s.breath = t.pc, s.switches+breath
	}
	w = s.steps[w.imm()](s, t)
	s.tally()
	s.inNative, s.stepping, s.counted = false, none, none
	if unsafe.SliceData(tasks) != unsafe.SliceData(s.tasks) {
		// The slab moved, and nobody was scheduled since: the Step has worked on
		// what was left behind.
		s.tasks[s.current].R = tasks[s.current].R
	}
	return w
}
