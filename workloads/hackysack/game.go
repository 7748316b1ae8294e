package hackysack

import "switchyard/workloads/bench"

// game is what the players of one run share: the rule of the game, the same
// in every system. Only the player who has the sack touches it.
type game struct {
	rand    *bench.Rand
	players int // in the circle: one more than the param, as in the historic program
	loops   int
	kicks   int
	holder  int // who had the sack last
	law     law // what must come out
}

func newGame(b *body, r *bench.Run) *game {
	return &game{rand: r.Rand(), players: b.players + 1, loops: b.loops}
}

// The values of mail: the sack is its number, counted from 1, when first
// thrown in and at each kick; exit sends a player home.
const (
	exit      int32 = 0
	firstSack int32 = 1
)

// catch is the turn of player me, who has got the sack: it gives the player to
// kick it to and the sack to send, or exit when everybody is to go home. Small
// enough to be inlined.
func (g *game) catch(me int) (to int, sack int32) {
	g.holder = me
	if g.kicks > g.loops {
		return 0, exit
	}
	g.kicks++
	for to = me; to == me; { // another than me
		to = g.rand.IntN(g.players)
	}
	return to, int32(g.kicks) + firstSack
}
