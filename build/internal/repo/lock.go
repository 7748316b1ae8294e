package repo

import (
	"os"
	"path/filepath"
	"syscall"
)

// Lock waits until no other process holds the named lock of this tree, takes
// it, and answers how to give it back. It keeps two verbs that were started side
// by side from installing the same thing into each other.
func (r Repo) Lock(name string) (unlock func(), err error) {
	file := r.Cache(name + ".lock")
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return nil, err
	}
	f, err := os.OpenFile(file, os.O_CREATE|os.O_RDWR, 0o644)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX); err != nil {
		f.Close()
		return nil, err
	}
	return func() { f.Close() }, nil
}
