package site

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"switchyard/build/internal/asset"
)

// Write makes dir hold the site and nothing else. The page is written last and
// what is stale goes after it, so that dir can be served all the while.
func (s *Site) Write(dir string) error {
	kept := map[string]bool{}
	put := func(name string, data []byte) error {
		kept[name] = true
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return err
		}
		return os.WriteFile(file, data, 0o644)
	}
	var page asset.File
	for _, f := range s.Files {
		if f.Name == "index.html" {
			page = f
			continue
		}
		if err := putForms(f, put); err != nil {
			return err
		}
	}
	if err := errors.Join(put("_headers", []byte(s.headers())), putForms(page, put)); err != nil {
		return err
	}
	return clean(dir, kept)
}

// putForms writes a file and the compressed forms that it has.
func putForms(f asset.File, put func(name string, data []byte) error) error {
	err := put(f.Name, f.Data)
	if f.Brotli != nil {
		err = errors.Join(err, put(f.Name+".br", f.Brotli))
	}
	if f.Gzip != nil {
		err = errors.Join(err, put(f.Name+".gz", f.Gzip))
	}
	return err
}

// clean removes what an earlier build left in dir.
func clean(dir string, kept map[string]bool) error {
	var folders []string
	err := filepath.WalkDir(dir, func(file string, entry os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() {
			folders = append(folders, file)
			return nil
		}
		rel, err := filepath.Rel(dir, file)
		if err != nil || kept[filepath.ToSlash(rel)] {
			return err
		}
		return os.Remove(file)
	})
	for i := len(folders) - 1; i > 0; i-- {
		os.Remove(folders[i]) // goes only if it is empty
	}
	return err
}

// headers gives the file in which static hosts look for response headers: a
// path, and below it what to send with it. The compressed forms are the host's
// to negotiate.
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
