package threadstart

import (
	"runtime"
	"sync"
)

// newOSThreads starts each thread on an OS thread of its own, which ends with
// it; or, with keep, on one that is kept when a thread ends on it.
func newOSThreads(l *ledger, slots int) unit {
	u := newGoroutines(l, slots)
	if l.keep {
		p := &pool{goroutines: u}
		u.begin = p.begin
		return p
	}
	u.begin = func(life func()) {
		l.carriers++
		go func() {
			runtime.LockOSThread() // never unlocked: the OS thread ends with the goroutine
			life()
		}()
	}
	return u
}

// pool keeps OS threads.
type pool struct {
	*goroutines
	all     []*carrier // by the creator alone
	running sync.WaitGroup

	mu   sync.Mutex
	idle []*carrier // the last to have become idle is the first to be used
}

// carrier is an OS thread that carries one thread after the other.
type carrier struct{ lives chan func() }

func (p *pool) begin(life func()) {
	p.mu.Lock()
	c := pop(&p.idle)
	p.mu.Unlock()
	if c == nil {
		c = &carrier{make(chan func(), 1)}
		p.all = append(p.all, c)
		p.carriers++
		p.running.Add(1)
		go p.carry(c)
	}
	c.lives <- life
}

func (p *pool) carry(c *carrier) {
	defer p.running.Done()
	runtime.LockOSThread() // never unlocked: the OS thread ends with its carrier
	for life := range c.lives {
		life()
		p.mu.Lock()
		p.idle = append(p.idle, c)
		p.mu.Unlock()
	}
}

// close ends the kept OS threads when the last thread has ended.
func (p *pool) close() {
	p.goroutines.close()
	for _, c := range p.all {
		close(c.lives)
	}
	p.running.Wait()
}
