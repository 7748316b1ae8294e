package ccbench

import (
	"errors"

	"switchyard/workloads/bench"
	"switchyard/workloads/model/gil"
)

// runReal would do a run with operating system threads.
func (b *body) runReal(*bench.Run, gil.Policy) error {
	return errors.New("engine: real: model here; real threads need a native run: go run ./build native ccbench -engine real")
}
