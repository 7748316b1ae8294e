package ccbench

import (
	"switchyard/workloads/model/gil"
	"switchyard/workloads/trace"
)

// Lines of a thread under the model's lock.
const (
	lineAcquire = iota
	lineRefused
	lineAsk
	lineWork
	lineRelease
	lineAfter
	lineEnd
)

func threadLines(p gil.Policy) []string {
	rule := p.Rule()
	work := [...]string{
		gil.Never:     "        run bytecodes",
		gil.OnTicks:   "        run bytecodes until the check interval is over",
		gil.OnRequest: "        run bytecodes until somebody asks for the lock",
	}
	after := [...]string{
		gil.TryAgain:   "        # and at once again: a race with the one just woken",
		gil.GoBehind:   "        stand behind all who wait",
		gil.AwaitTaken: "        wait until another has taken the lock",
	}
	return []string{
		lineAcquire: "    lock.acquire()",
		lineRefused: "        # held: sleep until woken, then try again",
		lineAsk:     "        # the switch interval is over: ask the holder to let go",
		lineWork:    work[rule.Drop],
		lineRelease: "    lock.release()",
		lineAfter:   after[rule.After],
		lineEnd:     "return",
	}
}

// threadLine is the line that an event of a thread comes from.
func threadLine(e trace.Event) int {
	switch e.Kind() {
	case trace.Acquire:
		return lineAcquire
	case trace.Pause:
		if e.A() == e.B() {
			return lineAfter
		}
		return lineRefused
	case trace.DropRequest:
		return lineAsk
	case trace.Run, trace.Mark:
		return lineWork
	case trace.Release:
		return lineRelease
	case trace.Exit:
		return lineEnd
	}
	return -1
}
