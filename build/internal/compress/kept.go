package compress

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"time"
)

// age is how long a result is kept without being used: a wasm that is built on
// every edit would fill the disk otherwise.
const age = 7 * 24 * time.Hour

// kept answers the compressed form that the file holds, or makes it and writes
// the file. It answers nil where compressing gains nothing.
func kept(ctx context.Context, file string, data []byte, writer func(io.Writer) io.WriteCloser) ([]byte, error) {
	if old, err := os.ReadFile(file); err == nil {
		now := time.Now()
		return smaller(old, data), os.Chtimes(file, now, now)
	}
	var out bytes.Buffer
	w := writer(&out)
	for part := range slices.Chunk(data, 1<<16) {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		if _, err := w.Write(part); err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	return smaller(out.Bytes(), data), writeWhole(file, out.Bytes())
}

func smaller(packed, data []byte) []byte {
	if len(packed) >= len(data) {
		return nil
	}
	return packed
}

// writeWhole renames a finished file into place: a build that is cut short must
// not leave half a result for the next.
func writeWhole(file string, data []byte) error {
	tmp, err := os.CreateTemp(filepath.Dir(file), ".new-*")
	if err != nil {
		return err
	}
	_, err = tmp.Write(data)
	if e := tmp.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Rename(tmp.Name(), file)
	}
	if err != nil {
		os.Remove(tmp.Name())
	}
	return err
}

// prune removes the results in a folder that were last used before a time.
func prune(cache string, before time.Time) error {
	entries, err := os.ReadDir(cache)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		info, err := entry.Info()
		if errors.Is(err, os.ErrNotExist) {
			continue // another build pruned it
		}
		if err == nil && info.ModTime().Before(before) {
			err = os.Remove(filepath.Join(cache, entry.Name()))
		}
		if err != nil {
			return err
		}
	}
	return nil
}
