package chain

import (
	"switchyard/workloads/bench"
	"switchyard/workloads/model/stackless"
)

// link is a tasklet of the chain. The historic source says it in one line:
// what comes from the right goes to the left, plus one.
func link() *stackless.Program {
	p := stackless.NewProgram("link")
	left, right, n := p.Reg("left"), p.Reg("right"), p.Reg("n")
	p.Receive(n, right)
	p.SendPlus(left, n, 1)
	return p
}

// head is the historic main, a tasklet itself: it sends 0 in at the right and
// waits at the left.
func head() *stackless.Program {
	p := stackless.NewProgram("main")
	left, right, n := p.Reg("leftmost"), p.Reg("rightmost"), p.Reg("n")
	p.Set(n, 0)
	p.Send(right, n)
	p.Receive(n, left)
	p.Return(n)
	return p
}

// answerReg is the register of head in which the number comes home.
const answerReg stackless.Reg = 2

// onTasklets makes the chain of soft or hard tasklets. made is the time in
// seconds until all stand on the run queue.
func (c *chain) onTasklets(r *bench.Run) (answer int64, made float64, err error) {
	start := r.Now()
	s := c.slabs.New(r.Rec)
	defer s.Close()
	s.Reserve(c.n+1, c.n+1)
	leftmost := int32(s.NewChannels(c.n + 1))
	p, first, step := link(), [stackless.Registers]int32{leftmost, leftmost + 1}, [stackless.Registers]int32{1, 1}
	var main stackless.Tasklet
	if c.engine == engineHard {
		main = s.SpawnHard(head(), leftmost, leftmost+int32(c.n))
		s.SpawnRowHard(p, c.n, first, step)
	} else {
		main = s.Spawn(head(), leftmost, leftmost+int32(c.n))
		s.SpawnRow(p, c.n, first, step)
	}
	made = r.Seconds(start)
	if err := s.Run(); err != nil {
		return 0, 0, err
	}
	c.weight.Stop(c.n) // ended ones' stacks are kept for others until Close
	c.report(r, s.Counts())
	return int64(s.Value(main, answerReg)), made, nil
}
