package check

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"strings"

	"switchyard/build/internal/command"
	"switchyard/build/internal/repo"
)

// source is one file of the repository that is text.
type source struct {
	path string // from the top folder, with slashes
	text []byte
}

// sources are the files that git knows of and those that are new and not ignored.
func sources(ctx context.Context, r repo.Repo) ([]source, error) {
	list, err := command.Cmd{
		Dir:  string(r),
		Args: []string{"git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"},
	}.Output(ctx)
	if err != nil {
		return nil, err
	}
	var all []source
	for path := range strings.SplitSeq(string(list), "\x00") {
		if path == "" {
			continue
		}
		text, err := os.ReadFile(r.Path(path))
		if errors.Is(err, fs.ErrNotExist) {
			continue // removed, and that not committed yet
		}
		if err != nil {
			return nil, err
		}
		if bytes.IndexByte(text, 0) < 0 {
			all = append(all, source{path, text})
		}
	}
	return all, nil
}
