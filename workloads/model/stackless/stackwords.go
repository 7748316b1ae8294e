package stackless

import "unsafe"

// wordSize is the size of a machine word.
const wordSize = unsafe.Sizeof(uintptr(0))

// here is an address on the running stack, just below its caller's frame.
//
//go:noinline
func here() uintptr {
	var b byte
	return uintptr(unsafe.Pointer(&b))
}

// MeasureStacks lets every stack that is left take down how deep it is: see StackWords.
func (s *Scheduler) MeasureStacks(on bool) {
	s.stacks.measure = on
	s.rewatch()
}

// StackWords is the number of machine words between the beginning of t's stack
// and the place where t last left it under MeasureStacks; 0 when it did not. A
// stack that had to grow since its tasklet began has moved: measure on one that
// was taken over from another tasklet of the kind.
func (s *Scheduler) StackWords(t Tasklet) int {
	co := s.hards[s.rare(int32(t)).hard].co
	if co == nil || co.left == 0 || co.left > co.base {
		return 0
	}
	return int((co.stub + co.base - co.left) / wordSize)
}

// StubWords is the number of machine words that a stack takes which waits for
// a tasklet; 0 when none waits.
func (s *Scheduler) StubWords() int {
	if len(s.stacks.free) == 0 {
		return 0
	}
	return int(s.stacks.free[0].stub / wordSize)
}

// Slice makes the hard tasklet t one of a sliced stack of so many words: they
// are copied out of the one shared stack when it is left and in when it is
// entered, as Stackless copies the used part of the C stack. It is a model of
// that cost; a Go stack is not copied by a switch.
func (s *Scheduler) Slice(t Tasklet, words int) {
	n := s.rare(int32(t)).hard
	if n == 0 {
		return
	}
	s.hards[n].slice = make([]uintptr, words)
	if len(s.stacks.shared) < words {
		s.stacks.shared = make([]uintptr, words)
		s.rewatch()
	}
}
