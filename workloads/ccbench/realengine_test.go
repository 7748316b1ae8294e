//go:build !js

package ccbench

import (
	"crypto/sha1"
	"math/big"
	"testing"
	"time"

	"switchyard/workloads/bench"
	"switchyard/workloads/model/gil"
)

func TestRealRunsOfEveryPolicyAndTaskAreVerified(t *testing.T) {
	for i := range gil.Rules {
		for _, tsk := range []string{taskPi, taskRegex, taskSHA1} {
			policy := gil.Rules[i].Name
			t.Run(policy+"/"+tsk, func(t *testing.T) {
				r := run(t, 1, nil, "task", tsk, "threads", "3", "policy", policy, "forced", "on", "releases", "on", "duration", "0.2", "engine", engineReal)
				if n, _ := r.CountValue("iterations.real"); n < 20 {
					t.Errorf("iterations: %d: a batch of 20 at least", n)
				}
			})
		}
	}
}

// Order, not time: whoever lets go under round-robin comes after all who wait.
func TestRealRoundRobinServesInTurn(t *testing.T) {
	l := newRealLock(gil.RoundRobin, 4, 10, 0, nil)
	var order []int
	l.acquire(0)
	ended := make(chan bool)
	for i := 1; i < 4; i++ {
		go func() {
			l.acquire(i)
			for range 3 {
				order = append(order, i) // under the lock
				l.pass(i, 10)
			}
			l.release(i, false)
			ended <- true
		}()
		for l.waiters() < i {
			time.Sleep(time.Millisecond)
		}
	}
	l.pass(0, 9)
	if len(order) > 0 {
		t.Fatalf("order: %v: nobody before the check interval", order)
	}
	l.pass(0, 1)
	order = append(order, 0)
	l.release(0, false)
	for range 3 {
		<-ended
	}
	want := []int{1, 2, 3, 0, 1, 2, 3, 1, 2, 3}
	for i := range want {
		if len(order) != len(want) || order[i] != want[i] {
			t.Fatalf("order: %v: %v", order, want)
		}
	}
}

func TestRealIntervalDropsOnRequestOnly(t *testing.T) {
	l := newRealLock(gil.Interval, 2, 0, time.Millisecond, func(int) int { return 0 })
	l.acquire(0)
	for range 1000 {
		l.pass(0, 1)
	}
	if n := l.lock.Turns(); n != 1 {
		t.Errorf("turns: %d: 1, as nobody asked", n)
	}
	ended := make(chan bool)
	go func() {
		l.acquire(1)
		l.release(1, false)
		ended <- true
	}()
	for !l.requested.Load() {
		time.Sleep(100 * time.Microsecond)
	}
	l.pass(0, 1)
	if n := l.lock.Turns(); n != 3 {
		t.Errorf("turns: %d: 3, as the one that dropped waited until another had it", n)
	}
	l.release(0, false)
	<-ended
}

func (l *realLock) waiters() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.lock.Waiters()
}

func TestStoppedRealRunsEndEarly(t *testing.T) {
	asked := 0
	_, err := Workload.Do(settings("duration", "20", "engine", engineReal), bench.Options{
		Samples: 1, Clock: clock(), Stopped: func() bool { asked++; return asked > 1 },
	})
	if err != bench.ErrStopped || asked < 2 {
		t.Errorf("error: %v: %v", err, bench.ErrStopped)
	}
}

func TestRealTasksKnowAWrongAnswer(t *testing.T) {
	if len(source) != 2000 || len(digested) != 150_000 {
		t.Errorf("sizes: %d, %d: 2,000 and 150,000", len(source), len(digested))
	}
	digested[7]++
	if sha1Task(func(int) {}, func(f func()) { f() }) {
		t.Error("a changed byte was not noticed")
	}
	digested[7]--
	sum := sha1.Sum(digested)
	if hex(sum[:]) != sourceDigest {
		t.Errorf("digest: %x: %s", sum, sourceDigest)
	}
}

func TestTheSpigotAsksToLetGoAllAlong(t *testing.T) {
	steps, codes := 0, 0
	if !piTask(func(n int) { steps++; codes += n }, nil) {
		t.Error("wrong digits")
	}
	if codes < 10_000 || codes > 25_000 || steps < 300 {
		t.Errorf("bytecodes: %d in %d steps: about 15,000 in several hundred", codes, steps)
	}
	z := transformation{big.NewInt(1), big.NewInt(2), big.NewInt(0), big.NewInt(3)}
	if got := z.at(7); got.Int64() != 3 {
		t.Errorf("(7+2)/3: %v: 3", got)
	}
}

func TestLatencyAndBandwidthAreForTheModel(t *testing.T) {
	for _, name := range []string{testLatency, testBandwidth} {
		b, _, err := Workload.Bind(settings("test", name, "engine", engineReal))
		if err != nil {
			t.Fatal(err)
		}
		if err := b.Run(bench.NewRun(clock(), 0, nil)); err == nil {
			t.Errorf("%s on real threads: no error", name)
		}
	}
}
