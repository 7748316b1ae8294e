package check

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"switchyard/build/internal/compress"
	"switchyard/build/internal/repo"
	"switchyard/build/internal/site"
	"switchyard/build/internal/step"
)

// budget is one line of the table: bytes against the most that there may be.
// The budgets of time and memory are held by tests, in Go and in a browser.
type budget struct {
	what       string
	size, most int
}

func budgets(ctx context.Context, r repo.Repo) (string, error) {
	s, err := site.Build(ctx, r, compress.Best, step.NewLog(io.Discard))
	if err != nil {
		return "", err
	}
	wasm, first := s.Weigh(s.Wasm), s.Weigh(s.First...)
	return weigh([]budget{
		{"wasm, brotli", wasm.Brotli, 700_000},
		{"wasm, gzip", wasm.Gzip, 950_000},
		{"all else of the first load, brotli", first.Brotli, 60_000},
	})
}

// weigh writes the table, and an error for each line that is over.
func weigh(table []budget) (string, error) {
	var b strings.Builder
	var errs []error
	b.WriteString("the table:")
	for _, l := range table {
		fmt.Fprintf(&b, "\n    %-36s %10s of %10s  %3d %%", l.what, site.Size(l.size), site.Size(l.most), 100*l.size/l.most)
		if l.size > l.most {
			errs = append(errs, fmt.Errorf("%s: %s: at most %s", l.what, site.Size(l.size), site.Size(l.most)))
		}
	}
	if len(errs) > 0 {
		errs = append(errs, errors.New(b.String()))
	}
	return b.String(), errors.Join(errs...)
}
