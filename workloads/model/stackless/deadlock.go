package stackless

import "strconv"

// Wait is one tasklet that waits.
type Wait struct {
	Tasklet Tasklet
	Sending bool // for a receiver; else for a sender
	Channel Channel
}

// String says it in words.
func (w Wait) String() string {
	who, what := "main", " waits to receive on c"
	if w.Tasklet != Main {
		who = "t" + strconv.Itoa(int(w.Tasklet))
	}
	if w.Sending {
		what = " waits to send on c"
	}
	return who + what + strconv.Itoa(int(w.Channel))
}

// Deadlock is the error of an operation after which nobody could run, with the
// list of those who wait.
type Deadlock struct {
	Reason string // Stackless's text
	Waits  []Wait // by tasklet number, MaxWaits at most
	Total  int    // how many wait
}

// MaxWaits is the most waits a Deadlock lists.
const MaxWaits = 1000

const lastRunnable = "Deadlock: the last runnable tasklet cannot be blocked."

// Error gives Stackless's text and the first waits.
func (d *Deadlock) Error() string {
	const shown = 8
	text := d.Reason
	for i, w := range d.Waits {
		if i == shown {
			break
		}
		sep := "; "
		if i == 0 {
			sep = " "
		}
		text += sep + w.String()
	}
	if d.Total > shown {
		text += "; and " + strconv.Itoa(d.Total-shown) + " more"
	}
	return text
}

// Detail gives the waits in words, a line each.
func (d *Deadlock) Detail() []string {
	lines := make([]string, len(d.Waits), len(d.Waits)+1)
	for i, w := range d.Waits {
		lines[i] = w.String()
	}
	if n := d.Total - len(d.Waits); n > 0 {
		lines = append(lines, "and "+strconv.Itoa(n)+" more")
	}
	return lines
}

// Waits lists the tasklets that wait on a channel, by number, limit at most,
// and tells how many there are.
func (s *Scheduler) Waits(limit int) (waits []Wait, total int) {
	for i := range s.tasks {
		if r := &s.tasks[i]; r.flags&blocked != 0 {
			if total++; total <= limit {
				waits = append(waits, Wait{Tasklet(i), r.flags&blockedSend != 0, Channel(r.prev)})
			}
		}
	}
	return waits, total
}

// deadlock makes the error. trying, unless nil, is the wait that was refused:
// it is listed at its place.
func (s *Scheduler) deadlock(reason string, trying *Wait) *Deadlock {
	d := &Deadlock{Reason: reason}
	d.Waits, d.Total = s.Waits(MaxWaits)
	if trying != nil {
		d.Total++
		at := 0
		for at < len(d.Waits) && d.Waits[at].Tasklet < trying.Tasklet {
			at++
		}
		d.Waits = append(d.Waits[:at], append([]Wait{*trying}, d.Waits[at:]...)...)
	}
	return d
}
