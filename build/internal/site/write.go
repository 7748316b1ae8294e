package site

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"switchyard/build/internal/asset"
	"switchyard/build/internal/repo"
)

// named is a file as it is written: name is slash-separated below dist.
type named struct {
	name string
	data []byte
}

// Write makes dist hold the site and nothing else. All files are written beside
// it first, so that a write that fails or is stopped by ctx leaves dist as it
// was. The page is moved in last and what is stale goes after it, so that dist
// can be served all the while. Files that no build wrote are not deleted: they
// are an error, and nothing is done.
func (s *Site) Write(ctx context.Context, r repo.Repo) error {
	unlock, err := r.Lock(ctx, "dist")
	if err != nil {
		return err
	}
	defer unlock()
	files := s.written()
	stale, err := staleIn(r.Dist(), files)
	if err != nil {
		return err
	}
	stage := r.Cache("dist")
	defer os.RemoveAll(stage)
	if err := os.RemoveAll(stage); err != nil {
		return err
	}
	for _, f := range files {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		if err := put(stage, f); err != nil {
			return err
		}
	}
	if err := move(stage, r.Dist(), files); err != nil {
		return err
	}
	return remove(r.Dist(), stale)
}

// written lists what dist is to hold, in the order of writing.
func (s *Site) written() []named {
	var files, page []named
	for _, f := range s.Files {
		if f.Name == "index.html" {
			page = forms(f)
			continue
		}
		files = append(files, forms(f)...)
	}
	return append(append(files, named{headersName, []byte(s.headers())}), page...)
}

// forms gives a file and the compressed forms that it has.
func forms(f asset.File) []named {
	all := []named{{f.Name, f.Data}}
	if f.Brotli != nil {
		all = append(all, named{f.Name + ".br", f.Brotli})
	}
	if f.Gzip != nil {
		all = append(all, named{f.Name + ".gz", f.Gzip})
	}
	return all
}

func put(dir string, f named) error {
	file := filepath.Join(dir, filepath.FromSlash(f.name))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, f.data, 0o644)
}

func move(from, to string, files []named) error {
	for _, f := range files {
		file := filepath.Join(to, filepath.FromSlash(f.name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return err
		}
		if err := os.Rename(filepath.Join(from, filepath.FromSlash(f.name)), file); err != nil {
			return err
		}
	}
	return nil
}

// headersName is the file in which static hosts look for response headers.
const headersName = "_headers"

// headers gives its text: a path, and below it what to send with it. The
// compressed forms are the host's to negotiate.
func (s *Site) headers() string {
	var b strings.Builder
	section := func(path string, headers []asset.Header) {
		fmt.Fprintf(&b, "%s\n", path)
		for _, h := range headers {
			fmt.Fprintf(&b, "  %s: %s\n", h.Name, h.Value)
		}
	}
	common := asset.Common(s.Policy)
	section("/*", common)
	section("/", asset.Headers("index.html", s.Policy)[len(common):])
	for _, f := range s.Files {
		section("/"+f.Name, asset.Headers(f.Name, s.Policy)[len(common):])
	}
	return b.String()
}
