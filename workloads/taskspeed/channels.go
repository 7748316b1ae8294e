package taskspeed

import "switchyard/workloads/model/stackless"

// ends are the two programs of a channel; each has the channel in register 1
// and its share in register 2.
type ends struct{ sender, receiver *stackless.Program }

func loops() ends {
	s := stackless.NewProgram("sender")
	v, c, k := s.Reg("v"), s.Reg("channel"), s.Reg("k")
	s.Repeat(k, func() { s.Send(c, v) })
	r := stackless.NewProgram("receiver")
	v, c, k = r.Reg("v"), r.Reg("channel"), r.Reg("k")
	r.Repeat(k, func() { r.Receive(v, c) })
	return ends{s, r}
}

// nested puts p some call levels down.
func nested(p *stackless.Program, levels int) *stackless.Program {
	for range levels {
		q := stackless.NewProgram(p.Name() + ", called")
		q.Call(0, p)
		p = q
	}
	return p
}

// pairs spawns a receiver and a sender for each channel.
func (t *taskspeed) pairs(j *job, e ends, spawn func(*stackless.Program, ...int32) stackless.Tasklet) {
	t.each(max(1, t.tasklets/2), func(k int32) {
		c := int32(j.s.NewChannel())
		spawn(e.receiver, 0, c, k)
		spawn(e.sender, 0, c, k)
	})
}

func (t *taskspeed) channelHard(j *job) { t.pairs(j, loops(), j.s.SpawnHard) }

func (t *taskspeed) channelSoft(j *job) { t.pairs(j, loops(), j.s.Spawn) }

func (t *taskspeed) channelNest(j *job) {
	e := loops()
	t.pairs(j, ends{nested(e.sender, t.depth), nested(e.receiver, t.depth)}, j.s.SpawnHard)
}

// iterator: the sender closes the channel before its last value, for which the
// receiver waits already; then the iteration ends.
func (t *taskspeed) iterator(j *job) {
	s := stackless.NewProgram("sender")
	v, c, k := s.Reg("v"), s.Reg("channel"), s.Reg("k")
	last := s.Label()
	s.Add(k, -1)
	s.IfZero(k, last)
	s.Repeat(k, func() { s.Send(c, v) })
	s.Bind(last)
	s.CloseChannel(c)
	s.Send(c, v)
	r := stackless.NewProgram("iterator")
	v, c = r.Reg("v"), r.Reg("channel")
	end := r.Label()
	r.Forever(func() { r.Iterate(v, c, end) })
	r.Bind(end)
	t.pairs(j, ends{s, r}, j.s.Spawn)
}
