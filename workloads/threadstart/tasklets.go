package threadstart

import (
	"switchyard/workloads/model/stackless"
	"switchyard/workloads/trace"
)

// tasklets starts soft or hard tasklets; main is the creator. Both run the
// same program, so that both leave the same events. A tasklet that starts does
// not run until main waits, for the handshake or in a join.
type tasklets struct {
	*ledger
	s     *stackless.Scheduler
	rec   *trace.Recorder // nil in mode Measure
	spawn func(p *stackless.Program, args ...int32) stackless.Tasklet
	life  *stackless.Program

	ready stackless.Channel // handshakes: one at a time, so that one channel is enough
	done  stackless.Channel // of slot 0; the other slots' follow
	slots []taskletSlot
}

type taskletSlot struct {
	area  *area
	ended bool // before anybody joined it
}

func newTasklets(l *ledger, rec *trace.Recorder, hard bool, threads, slots int) *tasklets {
	u := &tasklets{ledger: l, s: stackless.New(rec), rec: rec, slots: make([]taskletSlot, slots)}
	u.spawn = u.s.Spawn
	if hard {
		u.spawn = u.s.SpawnHard
		u.s.ReuseStacks(l.keep)
	}
	u.s.Reserve(threads, slots+1)
	u.ready = u.s.NewChannel()
	u.done = u.s.NewChannels(slots)
	for slot := range slots {
		// Who has served its joiner goes on and ends before main runs, so that
		// a join returns when its thread has given everything back.
		u.s.SetPreference(u.done+stackless.Channel(slot), stackless.SenderFirst)
	}
	u.life = u.program()
	rec.Script("main", mainLines, u.mainLine)
	return u
}

// program is the life of a thread.
func (u *tasklets) program() *stackless.Program {
	p := stackless.NewProgram("thread")
	slot, ready, done, waits := p.Reg("slot"), p.Reg("ready"), p.Reg("done"), p.Reg("waits")
	over := p.Label()
	p.Native("touch stacks", func(c *stackless.Call) error {
		u.areas.touchStacks(u.slots[c.R[slot]].area)
		return nil
	})
	if u.handshake() {
		p.Send(ready, slot)
	}
	p.Native("counter += 1", func(*stackless.Call) error {
		u.counter.Add(1)
		return nil
	})
	p.Native("waits = joined", func(c *stackless.Call) error {
		c.R[waits] = int32(-u.s.Balance(stackless.Channel(c.R[done])))
		u.slots[c.R[slot]].ended = c.R[waits] == 0
		return nil
	})
	p.IfZero(waits, over)
	p.Send(done, slot)
	p.Bind(over)
	p.Native("give area back", func(c *stackless.Call) error {
		a := u.slots[c.R[slot]].area
		if u.rec != nil {
			u.rec.Emit(trace.Release, 0, uint32(c.Me), 0, a.number, 0)
		}
		u.areas.giveBack(a)
		return nil
	})
	return p
}

func (u *tasklets) start(slot int) error {
	a, err := u.areas.take()
	if err != nil {
		return err
	}
	u.slots[slot].area = a
	done := u.done + stackless.Channel(slot)
	t := u.spawn(u.life, int32(slot), int32(u.ready), int32(done))
	u.acquired(a, uint32(t))
	if !u.handshake() {
		return nil
	}
	if _, err = u.s.Receive(u.ready); err == nil {
		u.handshakes++
	}
	return err
}

// acquired records that t has a, after a's last holder. Nobody held a fresh one
// before: t itself stands there.
func (u *tasklets) acquired(a *area, t uint32) {
	before, flags := a.holder, uint8(0)
	if a.fresh {
		before, flags = t, trace.Fresh
	}
	a.holder = t
	if u.rec != nil {
		u.rec.Emit(trace.Acquire, flags, t, before, a.number, 0)
	}
}

func (u *tasklets) join(slot int) error {
	if u.slots[slot].ended {
		u.slots[slot].ended = false
		return nil
	}
	_, err := u.s.Receive(u.done + stackless.Channel(slot))
	return err
}

func (u *tasklets) close() { u.s.Close() }
