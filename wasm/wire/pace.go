package wire

import "switchyard/workloads/bench"

// leastGap is the least time in ns between two progress messages of the same
// sample: what people can follow, and too seldom to be measured.
const leastGap = 50_000_000

// pace lets progress through at most every leastGap, and whenever a phase or
// a sample begins.
type pace struct {
	post func(Message)
	told bool
	last bench.Progress
}

func (p *pace) tell(now bench.Progress) {
	same := now.Phase == p.last.Phase && now.Sample == p.last.Sample
	if p.told && same && now.Elapsed-p.last.Elapsed < leastGap {
		return
	}
	p.told, p.last = true, now
	p.post(progressMessage(now))
}
