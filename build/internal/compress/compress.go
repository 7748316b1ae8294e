// Package compress makes the compressed forms of the site's files. Brotli at its
// best takes seconds for the wasm, so that every result is kept by its content.
package compress

import (
	"compress/gzip"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/andybalholm/brotli"

	"switchyard/build/internal/asset"
	"switchyard/build/internal/step"
)

// Level says how hard to try.
type Level struct {
	Brotli, Gzip int
}

// Best is for what is published: as small as it gets. The wasm takes about 16 s.
var Best = Level{Brotli: brotli.BestCompression, Gzip: gzip.BestCompression}

// Quick is for what is served on this machine: 15 % larger, in half a second.
var Quick = Level{Brotli: 5, Gzip: 6}

// Fill sets the compressed forms of all files for which they are smaller. cache
// is the folder that keeps results between runs. Fill ends with ctx at once: what
// was begun is given up and leaves nothing in the cache.
func Fill(ctx context.Context, files []asset.File, level Level, cache string) error {
	if err := os.MkdirAll(cache, 0o755); err != nil {
		return err
	}
	errs := make([]error, len(files))
	var wg sync.WaitGroup
	for i := range files {
		if asset.Compressible(files[i].Name) {
			wg.Go(func() { errs[i] = fill(ctx, &files[i], level, cache) })
		}
	}
	// A compressor looks at ctx a few times a second only.
	err := step.Until(ctx, func() error { wg.Wait(); return nil })
	if err != nil {
		return err
	}
	for i, err := range errs {
		if err != nil {
			return fmt.Errorf("compress: %s: %w", files[i].Name, err)
		}
	}
	return prune(cache, time.Now().Add(-age))
}

func fill(ctx context.Context, f *asset.File, level Level, cache string) (err error) {
	brotliFile, gzipFile := results(f.Data, level, cache)
	f.Brotli, err = kept(ctx, brotliFile, f.Data, func(w io.Writer) io.WriteCloser {
		return brotli.NewWriterLevel(w, level.Brotli)
	})
	if err != nil {
		return err
	}
	f.Gzip, err = kept(ctx, gzipFile, f.Data, func(w io.Writer) io.WriteCloser {
		gz, err := gzip.NewWriterLevel(w, level.Gzip)
		if err != nil {
			panic(err) // a level of our own table is out of range
		}
		return gz
	})
	return err
}

// results names the files in which the results for data are kept.
func results(data []byte, level Level, cache string) (brotliFile, gzipFile string) {
	sum := sha256.Sum256(data)
	name := filepath.Join(cache, hex.EncodeToString(sum[:16]))
	return fmt.Sprintf("%s.%d.br", name, level.Brotli), fmt.Sprintf("%s.%d.gz", name, level.Gzip)
}

// Kept reports whether Fill at that level would find its results for the file.
func Kept(f asset.File, level Level, cache string) bool {
	brotliFile, gzipFile := results(f.Data, level, cache)
	_, noBrotli := os.Stat(brotliFile)
	_, noGzip := os.Stat(gzipFile)
	return noBrotli == nil && noGzip == nil
}
