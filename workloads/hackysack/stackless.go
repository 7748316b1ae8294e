package hackysack

import (
	"switchyard/workloads/bench"
	"switchyard/workloads/model/stackless"
)

// playStackless plays with one channel a player, blocking send and receive.
// Nobody can send to its own channel, so the one who ends the game sends exit
// to all others and goes.
func (b *body) playStackless(r *bench.Run, g *game) (ended int, err error) {
	if !b.weight.Weighed() {
		stackless.DropStacks() // of a measurement before: they would not be weighed
	}
	b.weight.Start()
	begin := r.Now()
	s := b.slabs.New(r.Rec)
	defer s.Close()
	s.Reserve(g.players, g.players)
	first := s.NewChannels(g.players)
	spawn := s.SpawnRow
	if b.engine == engineHard {
		spawn = s.SpawnRowHard
	}
	past := int32(first) + int32(g.players)
	spawn(playerProgram(g, first), g.players, [stackless.Registers]int32{int32(first), 0, 0, past}, [stackless.Registers]int32{1})
	if err := s.Run(); err != nil { // until everybody waits for the sack
		return 0, err
	}
	made := r.Now()
	b.weight.Stop(g.players)
	start := r.Now()
	if err := s.Send(first, firstSack); err != nil {
		return 0, err
	}
	if err := s.Run(); err != nil {
		return 0, err
	}
	b.times(r, begin, made, start, g)
	c := s.Counts()
	r.Count("schedules", int64(c.Schedules))
	r.Count("channelOps", int64(c.ChannelOps()))
	// The first throw, each kick and each exit is a send and a receive.
	r.Check("channel operations", int64(c.ChannelOps()), int64(2*(1+g.kicks+g.players-1)))
	_, waiting := s.Waits(0)
	return g.players - waiting, nil
}

// playerProgram is a player. Its channel is in the first register, the one
// past the last player's in the fourth.
func playerProgram(g *game, first stackless.Channel) *stackless.Program {
	p := stackless.NewProgram("player")
	mine, sack, other, past := p.Reg("mine"), p.Reg("sack"), p.Reg("other"), p.Reg("past")
	home, everybody, skip := p.Label(), p.Label(), p.Label()

	again := p.Here()
	p.Receive(sack, mine)
	p.Line("if sack == 'exit': return")
	p.IfZero(sack, home)
	p.Line("other, sack = catch(mine)")
	p.Native("", func(c *stackless.Call) error {
		to, v := g.catch(int(c.R[mine]) - int(first))
		c.R[other], c.R[sack] = int32(first)+int32(to), v
		return nil
	})
	p.Line("if sack == 'exit': break")
	p.IfZero(sack, everybody)
	p.Line("")
	p.Send(other, sack)
	p.Jump(again)

	p.Line("for other in circle: if other is not mine:")
	p.Bind(everybody)
	p.IfEqual(other, mine, skip)
	p.Line("    other.send('exit')")
	p.Send(other, sack)
	p.Line("for other in circle: if other is not mine:")
	p.Bind(skip)
	p.Add(other, 1)
	p.IfLess(other, past, everybody)
	p.Line("")
	p.Bind(home)
	p.End()
	return p
}
