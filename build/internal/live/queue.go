package live

import (
	"context"
	"errors"
	"strconv"
	"sync"
)

// mostWaiting bounds the runs that wait for the one under way.
const mostWaiting = 8

var errFull = errors.New("queue: one native run is under way and " + strconv.Itoa(mostWaiting) + " wait: try again later")

// queue lets one in at a time: two native runs would measure each other.
type queue struct {
	turn    chan struct{} // holds one value while nobody is in
	mu      *sync.Mutex
	waiting int // that are not in yet
}

func newQueue() queue {
	q := queue{turn: make(chan struct{}, 1), mu: new(sync.Mutex)}
	q.turn <- struct{}{}
	return q
}

// enter waits for its turn; told hears once how many are ahead where it must
// wait. The error is errFull or that of ctx; without one leave must be called.
func (q *queue) enter(ctx context.Context, told func(ahead int)) (leave func(), err error) {
	leave = func() { q.turn <- struct{}{} }
	select {
	case <-q.turn:
		return inUnlessEnded(ctx, leave)
	default:
	}
	q.mu.Lock()
	if q.waiting == mostWaiting {
		q.mu.Unlock()
		return nil, errFull
	}
	q.waiting++
	ahead := q.waiting
	q.mu.Unlock()
	defer func() {
		q.mu.Lock()
		q.waiting--
		q.mu.Unlock()
	}()
	told(ahead)
	select {
	case <-q.turn:
		return inUnlessEnded(ctx, leave)
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// inUnlessEnded gives the turn back where ctx ended as it came: a select
// between the two takes either.
func inUnlessEnded(ctx context.Context, leave func()) (func(), error) {
	if err := ctx.Err(); err != nil {
		leave()
		return nil, err
	}
	return leave, nil
}
