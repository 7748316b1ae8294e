package check

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"

	"switchyard/build/internal/repo"
)

// maxLines is the very most that a file of source has; near 100 is right.
const maxLines = 400

var counted = []string{".go", ".ts", ".tsx", ".css", ".html", ".mjs"}

// lines finds files that are too long to hold one concept.
func lines(ctx context.Context, r repo.Repo) (string, error) {
	all, err := sources(ctx, r)
	if err != nil {
		return "", err
	}
	var errs []error
	files, longest := 0, source{}
	most := 0
	for _, s := range all {
		if !slices.Contains(counted, path.Ext(s.path)) || strings.HasPrefix(s.path, "web/src/gen/") {
			continue
		}
		n := bytes.Count(s.text, []byte("\n"))
		files++
		if n > most {
			most, longest = n, s
		}
		if n > maxLines {
			errs = append(errs, fmt.Errorf("%s: %d lines: at most %d, near 100 is right", s.path, n, maxLines))
		}
	}
	return fmt.Sprintf("%d files; the longest, %s, has %d lines", files, longest.path, most), errors.Join(errs...)
}
