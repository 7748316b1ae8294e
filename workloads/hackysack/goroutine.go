package hackysack

import (
	"sync"

	"switchyard/workloads/bench"
)

// playGoroutines is playStackless with a goroutine and a Go channel for each
// player. Who has the sack has the game: the channels hand it over.
func (b *body) playGoroutines(r *bench.Run, g *game) (ended int, err error) {
	b.weight.Start()
	begin := r.Now()
	ring := make([]chan int32, g.players)
	for i := range ring {
		ring[i] = make(chan int32)
	}
	home := make([]bool, g.players)
	var all sync.WaitGroup
	for i := range ring {
		all.Go(func() {
			playGoroutine(g, ring, i)
			home[i] = true
		})
	}
	made := r.Now()
	b.weight.Stop(g.players)
	start := r.Now()
	ring[0] <- firstSack
	all.Wait()
	b.times(r, begin, made, start, g)
	for _, is := range home {
		if is {
			ended++
		}
	}
	return ended, nil
}

func playGoroutine(g *game, ring []chan int32, me int) {
	for sack := range ring[me] {
		if sack == exit {
			return
		}
		to, sack := g.catch(me)
		if sack == exit {
			break
		}
		ring[to] <- sack
	}
	for i, c := range ring {
		if i != me {
			c <- exit
		}
	}
}
