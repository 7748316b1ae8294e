package trace

// move brings the states up to date. Arithmetic in 64 bits spares wasm a mask
// each. Where no pair is found a few events are moved one by one, and more if
// there is none again; an odd number, so that the next look begins one off.
func (t *Totals) move(now uint64, fresh []Event) {
	for i, few := 0, 7; i < len(fresh); {
		k := t.pairs(now, fresh, i)
		if few = 2*few + 1; k > i {
			few = 7
		}
		if i = k; i < len(fresh) {
			i = t.ones(now, fresh, i, min(len(fresh), i+few))
		}
	}
}

// pairs moves events two by two from i on, as long as each two are one that
// stops and the Run that follows from it. Nothing is to be found out about the
// second tasklet of either then, which is the half of the work. It gives the place
// where it stopped.
func (t *Totals) pairs(now uint64, fresh []Event, i int) int {
	cells, table, moved := t.cells, t.table, int64(0)
	acts, shift := t.acts, t.shift
	for ; i < len(fresh)-1; i += 2 {
		e, f := &fresh[i], &fresh[i+1]
		ka, fa := uint64(e.ka), uint64(f.ka)
		p := &table.pairs[ka&15|uint64(e.fb)&3<<4]
		// The one that stops is the previous one of the Run, whose tasklet is,
		// of a Deliver, the receiver.
		if (f.fb^e.ka|(f.ka^e.fb)&p.receiver)>>8|(f.ka&255^uint32(Run))|p.none != 0 {
			break
		}
		c := &cells[ka>>8]
		v := uint64(table.of[p.row|c.touched&stateBits])
		c.touched = uint32(now | v&stateBits)
		d := &cells[fa>>8]
		w := uint64(table.of[uint32(Run)<<5|d.touched&stateBits])
		d.touched = uint32(now | w&stateBits)
		d.runs++
		acts[ka>>8>>shift%Groups]++
		acts[fa>>8>>shift%Groups]++
		moved += int64((v+w)>>addShift&7) - 2
		if (v|w)&rare != 0 {
			t.decide(fresh, i+1)
		}
	}
	t.queued += moved
	return i
}

// ones moves the events from i to end, and gives end.
func (t *Totals) ones(now uint64, fresh []Event, i, end int) int {
	cells, of, moved := t.cells, &t.table.of, int64(0)
	acts, shift := t.acts, t.shift
	for ; i < end; i++ {
		e := &fresh[i]
		ka, fb := uint64(e.ka), uint64(e.fb)
		at := ka&15<<5 | fb&3<<9
		d := &cells[fb>>8] // first, as both may be the same: Axon steps one twice in a row
		w := uint64(of[ofB|at|uint64(d.touched)&stateBits])
		d.touched = uint32(now | w&stateBits)
		c := &cells[ka>>8]
		v := uint64(of[at|uint64(c.touched)&stateBits])
		c.touched = uint32(now | v&stateBits)
		c.runs += uint32(v >> runShift)
		acts[ka>>8>>shift%Groups]++
		moved += int64((v+w)>>addShift&7) - 2
		if (v|w)&rare != 0 {
			t.decide(fresh, i)
		}
	}
	t.queued += moved
	return end
}

// send counts who sends to whom.
func (t *Totals) send(fresh []Event) {
	shift := t.shift
	for i := range fresh {
		e := &fresh[i]
		if Kind(e.ka) == Deliver {
			t.matrix[(e.ka>>8>>shift*Groups+e.fb>>8>>shift)%(Groups*Groups)]++
		}
	}
}
