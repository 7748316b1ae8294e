package taskspeed

import "switchyard/workloads/model/stackless"

// schedules is the historic function: a loop around schedule.
func schedules() *stackless.Program {
	p := stackless.NewProgram("schedule loop")
	k := p.Reg("k")
	p.Repeat(k, p.Schedule)
	return p
}

func (t *taskspeed) frame(j *job) {
	p := schedules()
	t.each(t.tasklets, func(k int32) { j.s.SpawnHard(p, k) })
}

func (t *taskspeed) frameSoft(j *job) {
	p := schedules()
	t.each(t.tasklets, func(k int32) { j.s.Spawn(p, k) })
}

func (t *taskspeed) call(j *job) {
	p := stackless.NewProgram("call loop")
	k := p.Reg("k")
	p.Repeat(k, func() {
		p.Native("nothing()", func(*stackless.Call) error { j.calls++; return nil })
	})
	t.each(t.tasklets, func(n int32) { j.s.Spawn(p, n) })
}

func (t *taskspeed) function(j *job) {
	q := stackless.NewProgram("function")
	n := q.Reg("n")
	q.Add(n, 1)
	q.Return(n)
	p := stackless.NewProgram("function loop")
	n, k := p.Reg("n"), p.Reg("k")
	p.Repeat(k, func() { p.Call(n, q) })
	t.each(t.tasklets, func(k int32) { j.ends = append(j.ends, j.s.Spawn(p, 0, k)) })
}

// generator pairs a loop with a generator: a tasklet off the run queue that is
// switched to, counts on, and switches back. At its end the loop kills it, as
// Python's collector would.
func (t *taskspeed) generator(j *job) {
	g := stackless.NewProgram("generator")
	n, caller := g.Reg("n"), g.Reg("caller")
	g.Forever(func() {
		g.Add(n, 1)
		g.Switch(caller)
	})
	p := stackless.NewProgram("generator loop")
	_, k, next := p.Reg("n"), p.Reg("k"), p.Reg("generator")
	p.Repeat(k, func() { p.Switch(next) })
	p.Kill(next)
	t.each(t.tasklets, func(k int32) {
		next := j.s.NewTasklet()
		caller := j.s.Spawn(p, 0, k, int32(next))
		_ = j.s.Bind(next, g, 0, int32(caller)) // it has no code yet
		j.ends = append(j.ends, next)
	})
}
