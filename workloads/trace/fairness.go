package trace

import "math"

// sums are of all tasklets: what they do, and how often they ran.
type sums struct {
	states [kinds]uint64  // tasklets by State
	runs   [Groups]uint64 // by group

	// Of those that count.
	n           uint64
	squares     float64     // of their runs
	least, most uint32      // runs
	seldom      [few]uint64 // tasklets by their runs, where those are few
}

const few = 64

// sums are made in one pass: it is in the middle of a run, with all cells.
// Neighbours are often alike, and are added together.
func (t *Totals) sums(cells []cell) sums {
	s := sums{least: ^uint32(0)}
	for g := 0; g<<t.shift < len(cells); g++ {
		group := cells[g<<t.shift : min(len(cells), (g+1)<<t.shift)]
		if g == 0 { // main is in no figure but these two
			s.states[group[0].touched&stateMask]++
			s.runs[0] = uint64(group[0].runs)
			group = group[1:]
		}
		for len(group) > 0 {
			state, runs := group[0].touched&stateMask, group[0].runs
			alike := 1
			for alike < len(group) && group[alike].touched&stateMask == state && group[alike].runs == runs {
				alike++
			}
			s.add(g, State(state), runs, uint64(alike))
			group = group[alike:]
		}
	}
	s.least = min(s.least, s.most)
	return s
}

// add adds n tasklets of a group that are alike.
func (s *sums) add(g int, state State, runs uint32, n uint64) {
	s.states[state&stateMask] += n
	if runs == 0 && state == Absent {
		return
	}
	s.runs[g] += uint64(runs) * n
	s.n += n
	s.squares += float64(runs) * float64(runs) * float64(n)
	s.least, s.most = min(s.least, runs), max(s.most, runs)
	if runs < few {
		s.seldom[runs] += n
	}
}

// fairness adds eight figures: how evenly runs are shared out among all
// tasklets that were spawned or ran, but main. See Snapshot.
func (w *floats) fairness(s *sums, cells []cell) {
	sum := -float64(cells[0].runs)
	for _, n := range s.runs {
		sum += float64(n)
	}
	n := float64(s.n)
	mean, even := sum/n, math.NaN()
	if n >= 2 && mean > 0 {
		even = math.Sqrt(max(0, s.squares/n-mean*mean)) / mean
	}
	median := s.median(cells)
	for _, v := range [...]float64{n, float64(s.least), float64(median), float64(s.most), even, 0, 0, 0} {
		w.one(v)
	}
}

func (c *cell) counts() bool { return c.runs > 0 || State(c.touched&stateMask) != Absent }

// median is the middle one of all numbers of runs, the lower of two.
func (s *sums) median(cells []cell) uint32 {
	rank, below := s.n-s.n/2, uint64(0) // the rank of the middle one, from 1
	for runs, n := range s.seldom {
		if below += n; below >= rank {
			return uint32(runs)
		}
	}
	return medianRuns(cells, rank, max(few, s.least), s.most)
}

// medianRuns is the one of this rank of the numbers of runs from low to high. It
// narrows the range down by counting, since nothing may be sorted in the middle of a run.
func medianRuns(cells []cell, rank uint64, low, high uint32) uint32 {
	const bins = 256
	for low < high {
		var counts [bins + 1]uint64
		width := (high-low)/bins + 1
		below := uint64(0)
		for i := 1; i < len(cells); i++ {
			c := &cells[i]
			switch {
			case !c.counts() || c.runs > high:
			case c.runs < low:
				below++
			default:
				counts[(c.runs-low)/width]++
			}
		}
		bin := uint32(0)
		for below+counts[bin] < rank {
			below += counts[bin]
			bin++
		}
		low += bin * width
		high = min(high, low+width-1)
	}
	return low
}
