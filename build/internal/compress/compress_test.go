package compress

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/andybalholm/brotli"

	"switchyard/build/internal/asset"
)

var quick = Level{Brotli: 3, Gzip: 3}

func TestCompressedFormsUnpackToTheFile(t *testing.T) {
	data := []byte(strings.Repeat("tasklets and channels ", 100))
	cache := t.TempDir()
	var first [2][]byte
	for _, round := range []string{"made", "taken from the cache"} {
		files := []asset.File{{Name: "main.js", Data: data}}
		if err := Fill(t.Context(), files, quick, cache); err != nil {
			t.Fatal(err)
		}
		br, err := io.ReadAll(brotli.NewReader(bytes.NewReader(files[0].Brotli)))
		if err != nil || !bytes.Equal(br, data) {
			t.Errorf("%s: brotli does not unpack to the file: %v", round, err)
		}
		zr, err := gzip.NewReader(bytes.NewReader(files[0].Gzip))
		if err != nil {
			t.Fatal(err)
		}
		if gz, err := io.ReadAll(zr); err != nil || !bytes.Equal(gz, data) {
			t.Errorf("%s: gzip does not unpack to the file: %v", round, err)
		}
		if first[0] != nil && (!bytes.Equal(first[0], files[0].Brotli) || !bytes.Equal(first[1], files[0].Gzip)) {
			t.Errorf("%s: differs from the first time", round)
		}
		first = [2][]byte{files[0].Brotli, files[0].Gzip}
	}
}

func TestWhatGainsNothingIsLeftOut(t *testing.T) {
	files := []asset.File{{Name: "tiny.js", Data: []byte("1")}, {Name: "a.png", Data: bytes.Repeat([]byte{0}, 1000)}}
	if err := Fill(t.Context(), files, quick, t.TempDir()); err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if f.Brotli != nil || f.Gzip != nil {
			t.Errorf("%s: has a compressed form of %d and %d bytes", f.Name, len(f.Brotli), len(f.Gzip))
		}
	}
}

func TestAStoppedCompressionEndsAndKeepsNothing(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	cache := t.TempDir()
	files := []asset.File{{Name: "main.js", Data: []byte(strings.Repeat("tasklets and channels ", 10_000))}}
	if err := Fill(ctx, files, quick, cache); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v, want %v", err, context.Canceled)
	}
	brotliFile, _ := results(files[0].Data, quick, cache)
	fresh := func(w io.Writer) io.WriteCloser { return brotli.NewWriterLevel(w, quick.Brotli) }
	if _, err := kept(ctx, brotliFile, files[0].Data, fresh); !errors.Is(err, context.Canceled) {
		t.Errorf("one file: error %v, want %v", err, context.Canceled)
	}
	if left, err := os.ReadDir(cache); err != nil || len(left) > 0 {
		t.Errorf("left: %v, %v", left, err)
	}
}

func TestOnlyResultsUnusedForLongAreRemoved(t *testing.T) {
	cache := t.TempDir()
	now := time.Now()
	for name, at := range map[string]time.Time{"old.br": now.Add(-2 * age), "used.br": now.Add(-age / 2)} {
		file := filepath.Join(cache, name)
		if err := os.WriteFile(file, nil, 0o644); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(file, at, at); err != nil {
			t.Fatal(err)
		}
	}
	if err := Fill(t.Context(), nil, quick, cache); err != nil {
		t.Fatal(err)
	}
	left, err := os.ReadDir(cache)
	if err != nil || len(left) != 1 || left[0].Name() != "used.br" {
		t.Errorf("left: %v, %v; want used.br", left, err)
	}
}
