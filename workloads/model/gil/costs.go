package gil

// Costs says what things cost on the modelled machine. Times are in
// nanoseconds.
type Costs struct {
	// Bytecode is the mean time of one bytecode.
	Bytecode int64
	// Signal is the kernel call of a release that has to wake a waiter. The
	// lock is free only when it returns.
	Signal int64
	// Regain is the time from letting go to trying again: the window in which
	// a waiter could win.
	Regain int64
	// Wake is the least time from being woken, or given a core, to running.
	// WakeJitter is the mean of what comes on top, exponentially distributed.
	Wake, WakeJitter int64
	// CacheShare, in thousandths of the time the lock was away, is what a
	// thread pays to warm its caches after another has run; CacheMost is the
	// most it pays, when everything has to be fetched again.
	CacheShare, CacheMost int64
	// Quantum is how long a thread keeps its core when others wait for one.
	Quantum int64
	// InterruptEvery is the mean time for which a thread holds the lock before
	// the machine has something else to do on its core, noticed at the thread's
	// next kernel call; 0 is never. InterruptFor is how long that takes.
	InterruptEvery, InterruptFor int64
	// TimerStep is the step of the system's sleep: a time asked for is rounded
	// down to it. A sleep of zero only offers the core and the lock, for Yield.
	TimerStep, Yield int64
	// StartTurns is how many times a thread needs the lock to get through the
	// starting gate, which lets one thread pass at a time.
	StartTurns int64
	// Network is the time of a datagram on its way; Datagram the time of the
	// system call that sends or receives it. ServerCodes is the number of
	// bytecodes that handle one.
	Network, Datagram, ServerCodes int64
}

// HistoricCosts are the defaults: fitted to the figures printed in issue 8299
// for a two-core Windows machine (672 iterations of pi a second, see Pi).
//
//   - Signal: legacy keeps 88 to 91 % of pi. A check every 100 bytecodes, 10 µs,
//     without any hand-over, costs about a tenth of that.
//   - Wake, CacheShare: round-robin keeps 66 to 72 % of pi at check interval 100,
//     so a hand-over costs about 4 µs after 10 µs of work.
//   - CacheMost: at check interval 1000 it keeps about 90 %: more than 4 µs in
//     110, so the price grows with what the other has done meanwhile.
//   - InterruptEvery: the balance of legacy (0.25 to 1.69) is about the same for
//     tasks whose checks are 10 µs, 5 ms and 25 ms apart. So the waiters' rare
//     luck comes with time, not with checks: a few times a second.
//   - TimerStep, Yield: that system sleeps in whole milliseconds, so the
//     100 µs of forced switching became 0: an offer, not a sleep, and about as
//     long as a wake-up takes. Forced switching helped, but not much.
//   - StartTurns: the original starts its threads by a condition variable, whose
//     own lock each must hold in turn, while those already through compute. At
//     check interval 1000 a turn of regex takes 250 ms: two turns to get through
//     give the printed order of balances for 2, 3 and 4 threads.
func HistoricCosts() Costs {
	return Costs{
		Bytecode:       100,
		Signal:         900,
		Regain:         50,
		Wake:           1_300,
		WakeJitter:     400,
		CacheShare:     100,
		CacheMost:      6_000,
		Quantum:        20_000_000,
		InterruptEvery: 250_000_000,
		InterruptFor:   50_000,
		TimerStep:      1_000_000,
		Yield:          1_450,
		StartTurns:     2,
		Network:        20_000,
		Datagram:       5_000,
		ServerCodes:    20,
	}
}
