package hackysack

import "switchyard/workloads/bench"

// law is what must come out of a game, worked out from the throws alone,
// without a scheduler.
type law struct {
	holder int // who had the sack last

	// On Axon without pause, exactly.
	steps, cycles uint64

	// On Axon with pause the steps lie between these.
	leastSteps, mostSteps uint64
}

// expect throws the sack without playing.
//
// Without pause the run queue never changes its order. A sack kicked to a
// player further along is caught in the same cycle, one kicked back in the
// next: half of the kicks of a long game, so that cycles come to about
// loops/2 and steps to (players+1)·loops/2. How many kicks go back is chance;
// their standard deviation is the root of loops/12, which is 1.8 % of
// loops/2 at 1,000 loops.
//
// With pause a kick costs two steps: the catch, and the look into an empty
// inbox before the player sleeps. Each player adds its first step, its first
// look and its going home: 2·loops + 3·players. A player who gets the sack back
// while it is going to sleep keeps its place in the queue, and can kick to
// one further along who has not looked yet: that look is saved. With few
// players this happens often, and with two all the time.
func expect(b *body, r *bench.Run) law {
	g := newGame(b, r)
	n, kicks := uint64(g.players), uint64(g.loops+1)
	at, cycle := 0, uint64(openingCycles+1)
	for {
		to, sack := g.catch(at)
		if sack == exit {
			break
		}
		if to < at {
			cycle++
		}
		at = to
	}
	l := law{
		holder: at,
		steps:  n*(cycle-1) + uint64(at), // the first cycle steps nobody
		cycles: cycle,
		// a first step each, the catches, the players but the last going home
		leastSteps: n + kicks + 1 + (n - 1),
		// and as many looks: one after each kick, one before the first mail of all but the first player
		mostSteps: n + 2*kicks + 1 + 2*(n-1),
	}
	if at > 0 { // those before the last player go home in one more cycle
		l.cycles++
	}
	return l
}
