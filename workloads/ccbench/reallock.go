//go:build !js

package ccbench

import (
	"sync"
	"sync/atomic"
	"time"

	"switchyard/workloads/model/gil"
)

// realLock moves the model's lock, gil.Lock, by real time: threads that the
// lock refuses sleep until a release wakes them.
type realLock struct {
	rule     *gil.Rule
	interval int           // bytecodes, for rules that count them
	patience time.Duration // for rules with requests

	mu      sync.Mutex // over lock and dropper; held for moments only
	lock    *gil.Lock
	dropper int // waits until another has taken the lock; gil.Nobody: none does
	bells   []chan struct{}

	requested atomic.Bool // as lock.Requested, for the holder to see at each bytecode
	ticks     int         // bytecodes since the last check; the holder's
}

func newRealLock(p gil.Policy, threads, checkInterval int, patience time.Duration, pick func(int) int) *realLock {
	l := &realLock{
		rule: p.Rule(), interval: checkInterval, patience: patience,
		lock: gil.NewLock(p, pick), dropper: gil.Nobody, bells: make([]chan struct{}, threads),
	}
	for i := range l.bells {
		l.bells[i] = make(chan struct{}, 1)
	}
	return l
}

// acquire returns when thread t holds the lock.
func (l *realLock) acquire(t int) {
	l.mu.Lock()
	for !l.lock.Try(t) {
		l.lock.Wait(t)
		seen, asks := l.lock.Turns(), l.rule.Drop == gil.OnRequest && !l.lock.MustAwait(t)
		l.mu.Unlock()
		rung := l.wait(t, asks)
		l.mu.Lock()
		if !rung && l.lock.Ask(seen) {
			l.requested.Store(true)
		}
	}
	l.requested.Store(false)
	if d := l.dropper; d != gil.Nobody {
		// From now on it may ask for the lock: its patience begins.
		l.dropper = gil.Nobody
		l.ring(d)
	}
	l.mu.Unlock()
}

// wait waits for t's bell; with asks set no longer than the patience lasts.
// It tells whether the bell rang.
func (l *realLock) wait(t int, asks bool) bool {
	if !asks {
		<-l.bells[t]
		return true
	}
	timer := time.NewTimer(l.patience)
	defer timer.Stop()
	select {
	case <-l.bells[t]:
		return true
	case <-timer.C:
		return false
	}
}

// ring wakes t. A bell that has rung and was not heard yet need not ring again.
func (l *realLock) ring(t int) {
	select {
	case l.bells[t] <- struct{}{}:
	default:
	}
}

// release frees the lock, which t holds, and wakes whom the rule names; drop
// says that t has more to do and comes back as the rule says.
func (l *realLock) release(t int, drop bool) {
	l.mu.Lock()
	woken := l.lock.Release(t, drop)
	if drop && l.lock.MustAwait(t) {
		l.dropper = t
	}
	if drop && l.rule.After == gil.GoBehind && woken != gil.Nobody {
		l.lock.Wait(t)
	}
	if woken != gil.Nobody {
		l.ring(woken)
	}
	l.mu.Unlock()
}

// pass is what t, the holder, does after n bytecodes: let go where the rule
// says so, and come back.
func (l *realLock) pass(t, n int) {
	switch l.rule.Drop {
	case gil.OnTicks:
		if l.ticks += n; l.ticks < l.interval {
			return
		}
		l.ticks = 0
	case gil.OnRequest:
		if !l.requested.Load() {
			return
		}
	}
	l.release(t, true)
	l.acquire(t)
}
