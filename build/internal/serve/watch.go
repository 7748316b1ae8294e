package serve

import (
	"context"
	"io/fs"
	"path/filepath"
	"time"

	"switchyard/build/internal/compress"
	"switchyard/build/internal/repo"
	"switchyard/build/internal/site"
	"switchyard/build/internal/step"
)

// state is when each source file was last changed. A few hundred files are
// looked at twice a second, which costs less than a notifier for each system.
type state map[string]time.Time

func stateOf(r repo.Repo) state {
	s := state{}
	for _, dir := range []string{"web", "wasm", "workloads", "go.mod", "package-lock.json"} {
		// A file that goes while it is looked at is simply not in the state.
		_ = filepath.WalkDir(r.Path(dir), func(file string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() {
				return nil
			}
			if info, err := entry.Info(); err == nil {
				s[file] = info.ModTime()
			}
			return nil
		})
	}
	return s
}

func (s state) same(other state) bool {
	if len(s) != len(other) {
		return false
	}
	for file, at := range s {
		if there, ok := other[file]; !ok || !there.Equal(at) {
			return false
		}
	}
	return true
}

// follow builds again on every change until ctx ends. A build that fails leaves
// the last good site in place.
func follow(ctx context.Context, r repo.Repo, built state, h *Handler, log *step.Log) {
	tick := time.NewTicker(500 * time.Millisecond)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		now := stateOf(r)
		if now.same(built) {
			continue
		}
		built = now
		log.Printf("changed: building again")
		s, err := site.Build(ctx, r, compress.Quick, log)
		if err != nil {
			log.Printf("%v\nstill serving the last good build", err)
			continue
		}
		h.Show(s)
		log.Printf("ready: reload the page")
	}
}
