package threadstart

import "switchyard/workloads/bench"

// unit is what is started and joined. Threads that are outstanding, started
// and not yet joined, stand in slots 0, 1, 2 ...; a test uses a slot again
// when its thread was joined.
type unit interface {
	start(slot int) error // returns after the handshake, where there is one
	join(slot int) error
	close() // waits until every thread has ended and nothing of them is left
}

// The tests. slotsOf says how many slots each needs.
const (
	test1 = "test1" // start, join
	test2 = "test2" // start the next, join the previous
	test3 = "test3" // start batch threads, join the newest first
)

func slotsOf(test string, batch int) int {
	switch test {
	case test1:
		return 1
	case test2:
		return 2
	}
	return batch
}

// tester carries one test out on a unit.
type tester struct {
	unit
	run  *bench.Run
	n    int // threads
	out  int // outstanding
	most int // most outstanding so far

	joined int
}

// tellEvery is the number of threads between two looks at progress and Stop.
const tellEvery = 256

func (t *tester) start(slot int) error {
	t.out++
	t.most = max(t.most, t.out)
	return t.unit.start(slot)
}

func (t *tester) join(slot int) error {
	if err := t.unit.join(slot); err != nil {
		return err
	}
	t.out--
	t.joined++
	if t.joined%tellEvery == 0 {
		t.run.Progress(int64(t.joined), int64(t.n))
		if t.run.Stopped() {
			return bench.ErrStopped
		}
	}
	return nil
}

func (t *tester) do(test string, batch int) error {
	switch test {
	case test1:
		return t.one()
	case test2:
		return t.two()
	}
	return t.batches(batch)
}

func (t *tester) one() error {
	for range t.n {
		if err := t.start(0); err != nil {
			return err
		}
		if err := t.join(0); err != nil {
			return err
		}
	}
	return nil
}

func (t *tester) two() error {
	if err := t.start(0); err != nil {
		return err
	}
	for i := 1; i < t.n; i++ {
		if err := t.start(i % 2); err != nil {
			return err
		}
		if err := t.join((i - 1) % 2); err != nil {
			return err
		}
	}
	return t.join((t.n - 1) % 2)
}

func (t *tester) batches(batch int) error {
	for first := 0; first < t.n; first += batch {
		k := min(batch, t.n-first)
		for slot := range k {
			if err := t.start(slot); err != nil {
				return err
			}
		}
		for slot := k - 1; slot >= 0; slot-- {
			if err := t.join(slot); err != nil {
				return err
			}
		}
	}
	return nil
}
