package trace

import "math"

// fairness adds eight figures: how evenly runs are shared out among all
// tasklets that were spawned or ran, but main. See Snapshot.
func (w *floats) fairness(cells []cell) {
	n, sum, squares := 0.0, 0.0, 0.0
	least, most := ^uint32(0), uint32(0)
	for i := 1; i < len(cells); i++ {
		c := &cells[i]
		if !c.counts() {
			continue
		}
		v := float64(c.runs)
		n, sum, squares = n+1, sum+v, squares+v*v
		least, most = min(least, c.runs), max(most, c.runs)
	}
	mean, even := sum/n, math.NaN()
	if n >= 2 && mean > 0 {
		even = math.Sqrt(max(0, squares/n-mean*mean)) / mean
	}
	least = min(least, most)
	for _, v := range [...]float64{n, float64(least), float64(medianRuns(cells, uint64(n), least, most)), float64(most), even, 0, 0, 0} {
		w.one(v)
	}
}

func (c *cell) counts() bool { return c.runs > 0 || State(c.touched&stateMask) != Absent }

// medianRuns is the middle one of n numbers of runs from low to high, the lower of
// two. It narrows the range down by counting, since nothing may be sorted in
// the middle of a run.
func medianRuns(cells []cell, n uint64, low, high uint32) uint32 {
	const bins = 256
	rank := n - n/2 // of the middle one, from 1
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
