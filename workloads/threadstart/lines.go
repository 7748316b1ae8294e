package threadstart

import (
	"switchyard/workloads/model/stackless"
	"switchyard/workloads/trace"
)

// Lines of main, the creator: what it does in every test, in the order of one thread.
const (
	lineStart = iota
	lineArea
	lineReady
	lineJoin
)

var mainLines = []string{
	lineStart: "thread = start_new_thread(work)",
	lineArea:  "    thread.stack = area",
	lineReady: "ready.receive()",
	lineJoin:  "thread.join()",
}

// mainLine is the line that an event of main comes from.
func (u *tasklets) mainLine(e trace.Event) int {
	main := uint32(stackless.Main)
	switch e.Kind() {
	case trace.Spawn, trace.Ready:
		if e.B() == main {
			return lineStart
		}
	case trace.Acquire:
		return lineArea
	case trace.ParkReceive, trace.Deliver:
		who := e.A()
		if e.Kind() == trace.Deliver {
			who = e.B()
		}
		if who == main && e.Obj == uint32(u.ready) {
			return lineReady
		}
		if who == main {
			return lineJoin
		}
	}
	return -1
}
