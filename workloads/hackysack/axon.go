package hackysack

import (
	"switchyard/workloads/bench"
	"switchyard/workloads/model/axon"
)

// circle is the game on Axon: player i is component i+1.
type circle struct {
	*game
	s            *axon.Scheduler
	pause, drain bool
	turn         axon.Step // of a player who has mail
	withMail     uint64    // steps that found mail
	ended        int
}

// openingCycles are the first two: the activations, and the first step of
// every player, which yields at once as a Kamaelia component's main does.
const openingCycles = 2

func (b *body) playAxon(r *bench.Run, g *game) (ended int, err error) {
	r.Rec.Script("player", b.axonLines(), axonLine)
	b.weight.Start()
	begin := r.Now()
	c := b.gather(b.axon.New(r.Rec), g)
	defer c.s.Close()
	for range openingCycles {
		if err := c.s.Cycle(); err != nil {
			return 0, err
		}
	}
	made := r.Now()
	b.weight.Stop(g.players)
	start := r.Now()
	if err := c.play(r); err != nil {
		return 0, err
	}
	b.reportAxon(r, c, b.times(r, begin, made, start, g))
	return c.ended, nil
}

// gather makes the players and throws the sack into the first one's inbox.
func (b *body) gather(s *axon.Scheduler, g *game) *circle {
	c := &circle{game: g, s: s, pause: b.pause, drain: b.drain}
	c.turn = c.turner()
	s.Grow(g.players)
	var player axon.Body
	switch {
	case b.component == engineHard:
		player = s.Hard(c.main)
	case b.pause:
		player = s.Resting(c.turn)
	default:
		player = s.Polling(c.step)
	}
	for range g.players {
		s.New(player).Activate()
	}
	// An inbox without a limit takes everything.
	_ = s.Deliver(c.inbox(0), firstSack)
	return c
}

// progressSteps is how many steps lie between two reports of progress.
const progressSteps = 1 << 20

func (c *circle) play(r *bench.Run) error {
	for {
		if err := c.s.RunTo(c.s.Steps() + progressSteps); err != nil || !c.s.Pending() {
			return err
		}
		r.Progress(int64(c.kicks), int64(c.loops+1))
		if r.Stopped() {
			return bench.ErrStopped
		}
	}
}

// step is a player without pause as a generator's next: one call from yield to yield.
func (c *circle) step(p axon.Component) axon.Verdict {
	if c.s.Cycles() <= openingCycles || !p.AnyReady() {
		return axon.Go
	}
	return c.turn(p)
}

// main is the same player written straight down.
func (c *circle) main(p axon.Hard) {
	for p.Yield() {
		for !p.AnyReady() {
			if c.pause {
				p.Pause()
			}
			if !p.Yield() {
				return
			}
		}
		if c.turn(p.Component) == axon.End {
			return
		}
	}
}

// turner gives the turn of a player who has mail: it handles one, or all that
// waits with drain, and tells whether the player goes home. A closure, since a
// method value would be two calls; not inlined, since what a closure calls is
// inlined only where it was written.
//
//go:noinline
func (c *circle) turner() axon.Step {
	return func(p axon.Component) axon.Verdict {
		c.withMail++
		for {
			v, err := p.Receive(axon.Inbox)
			if err != nil {
				return axon.Go
			}
			if v == exit {
				c.ended++
				return axon.End
			}
			to, sack := c.catch(int(p.ID) - 1)
			if sack == exit {
				for i := range c.players {
					_ = c.s.Deliver(c.inbox(i), exit)
				}
				c.ended++
				return axon.End
			}
			_ = c.s.Deliver(c.inbox(to), sack)
			if !c.drain || !p.AnyReady() {
				return axon.Go
			}
		}
	}
}

func (c *circle) inbox(player int) axon.Box {
	return c.s.Component(axon.ID(player + 1)).In(axon.Inbox)
}

func (b *body) reportAxon(r *bench.Run, c *circle, run float64) {
	steps, cycles := c.s.Steps(), c.s.Cycles()
	opening := uint64(c.players)
	r.Count("steps", int64(steps))
	r.Count("cycles", int64(cycles))
	r.Metric("stepTime", run/float64(steps-opening))
	r.Metric("noMail", 100*float64(steps-c.withMail)/float64(steps))
	if b.pause {
		r.CheckThat("steps within their bounds", c.law.leastSteps <= steps && steps <= c.law.mostSteps)
		return
	}
	r.Check("steps", int64(steps), int64(c.law.steps))
	r.Check("cycles", int64(cycles), int64(c.law.cycles))
}
