package repo

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"time"
)

// Lock waits until no other process holds the named lock of this tree, takes
// it, and answers how to give it back. It keeps two verbs that were started side
// by side from installing the same thing into each other.
// The end of ctx ends the wait.
func (r Repo) Lock(ctx context.Context, name string) (unlock func(), err error) {
	file := r.Cache(name + ".lock")
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return nil, err
	}
	f, err := os.OpenFile(file, os.O_CREATE|os.O_RDWR, 0o644)
	if err != nil {
		return nil, err
	}
	for {
		err = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		if err == nil {
			return func() { f.Close() }, nil
		}
		if !errors.Is(err, syscall.EWOULDBLOCK) && !errors.Is(err, syscall.EINTR) {
			break
		}
		select {
		case <-time.After(patience):
			continue
		case <-ctx.Done():
			err = context.Cause(ctx)
		}
		break
	}
	f.Close()
	return nil, err
}

// patience is how often a held lock is tried.
const patience = 50 * time.Millisecond
