package gil

import "testing"

func first(int) int { return 0 }

// queued makes a lock that 1 holds and that 2, 3 and 4 wait for, in this order.
func queued(p Policy, pick func(int) int) *Lock {
	l := NewLock(p, pick)
	l.Try(1)
	for t := 2; t <= 4; t++ {
		if l.Try(t) {
			panic("two holders")
		}
		l.Wait(t)
	}
	return l
}

func expect(t *testing.T, what string, got, want any) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v: %v", what, got, want)
	}
}

func TestLegacyLetsTheReleaserJumpTheQueue(t *testing.T) {
	l := queued(Legacy, first)
	expect(t, "woken", l.Release(1, true), 2)
	expect(t, "the releaser takes it again", l.Try(1), true)
	expect(t, "the woken one comes too late", l.Try(2), false)
	l.Wait(2)
	expect(t, "turns", l.Turns(), uint64(1))
	l.Release(1, true)
	expect(t, "and has lost its place", l.Release(takes(l, 1), true), 4)
}

// takes lets t take the lock and names it.
func takes(l *Lock, t int) int {
	if !l.Try(t) {
		return Nobody
	}
	return t
}

func TestRoundRobinLetsNobodyJumpTheQueue(t *testing.T) {
	l := queued(RoundRobin, first)
	expect(t, "woken", l.Release(1, true), 2)
	expect(t, "the releaser must not take it", l.Try(1), false)
	l.Wait(1)
	expect(t, "nor a newcomer", l.Try(5), false)
	l.Wait(5)
	expect(t, "nor the second in the queue", l.Try(3), false)
	for _, next := range []int{2, 3, 4, 1, 5} {
		expect(t, "first come, first served", takes(l, next), next)
		l.Release(next, true)
	}
	expect(t, "waiters", l.Waiters(), 0)
}

func TestIntervalDropsOnRequestAndAwaitsAnotherTaker(t *testing.T) {
	l := queued(Interval, func(n int) int { return n - 1 })
	expect(t, "a request of one that saw this turn", l.Ask(l.Turns()), true)
	expect(t, "a second one adds nothing", l.Ask(l.Turns()), false)
	expect(t, "requested", l.Requested(), true)
	expect(t, "any waiter may be woken", l.Release(1, true), 4)
	expect(t, "the one that dropped must wait", l.Try(1), false)
	expect(t, "for another taker", l.MustAwait(1), true)
	expect(t, "a newcomer may jump the queue", l.Try(5), true)
	expect(t, "the request is answered", l.Requested(), false)
	expect(t, "the wait for a taker is over", l.MustAwait(1), false)
	expect(t, "a request of one that saw another turn", l.Ask(l.Turns()-1), false)
}

func TestAThreadThatLetsGoOfItsOwnWillNeedNotAwaitATaker(t *testing.T) {
	l := queued(Interval, first)
	l.Release(1, false)
	expect(t, "tries again", l.Try(1), true)
}

func TestAFreeLockIsNotRequested(t *testing.T) {
	l := NewLock(Interval, first)
	expect(t, "request", l.Ask(0), false)
}

func TestReleasingWithoutHoldingPanics(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("no panic")
		}
	}()
	queued(Legacy, first).Release(2, false)
}

func TestParsePolicyKnowsEveryRuleAndNamesThemOtherwise(t *testing.T) {
	for p := range Rules {
		got, err := ParsePolicy(Rules[p].Name)
		if err != nil || got != Policy(p) {
			t.Errorf("%s: %v, %v", Rules[p].Name, got, err)
		}
	}
	_, err := ParsePolicy("fair")
	expect(t, "error", err.Error(), `policy: "fair": one of legacy, roundrobin, interval, none`)
}
