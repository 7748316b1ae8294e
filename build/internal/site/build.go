// Package site puts the static site together: wasm, scripts, style sheets and
// the page, with their compressed forms and the headers to serve them with.
package site

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"

	"switchyard/build/internal/asset"
	"switchyard/build/internal/bundle"
	"switchyard/build/internal/compress"
	"switchyard/build/internal/gowasm"
	"switchyard/build/internal/npm"
	"switchyard/build/internal/repo"
	"switchyard/build/internal/step"
)

// Site is a built site. It is never changed, so that it can be served while the
// next is being built.
type Site struct {
	// Files are sorted by name.
	Files []asset.File
	// Policy is the content security policy that the page states.
	Policy string
	// First are the names of what the page loads before it can be used: itself,
	// its scripts and style sheets. The wasm comes later.
	First []string
	// Wasm names the wasm.
	Wasm string
	// Names maps a source path below web/ to the name of the file made from it.
	Names map[string]string
}

// Build does all set-up and makes the site. log gets a line for each step.
func Build(ctx context.Context, r repo.Repo, level compress.Level, log *step.Log) (*Site, error) {
	var pair gowasm.Pair
	err := step.Beside(
		func() error {
			return log.Do("npm", func() (string, error) { return npm.Ensure(ctx, r) })
		},
		func() error {
			return log.Do("wasm", func() (detail string, err error) {
				pair, err = gowasm.Build(ctx, r)
				return Size(len(pair.Wasm.Data)), err
			})
		},
	)
	if err != nil {
		return nil, err
	}
	var s *Site
	err = log.Do("bundle", func() (string, error) {
		err := step.Until(ctx, func() (err error) {
			s, err = assemble(r, pair)
			return err
		})
		if err != nil {
			return "", err
		}
		return fmt.Sprintf("%d files", len(s.Files)), nil
	})
	if err != nil {
		return nil, err
	}
	err = log.Do("compress", func() (string, error) {
		unlock, err := r.Lock(ctx, "compress") // who waits finds the results kept
		if err != nil {
			return "", err
		}
		defer unlock()
		if err := compress.Fill(ctx, s.Files, level, r.Cache("compressed")); err != nil {
			return "", err
		}
		return s.summary(level), nil
	})
	return s, err
}

// assemble bundles the page around a wasm pair.
func assemble(r repo.Repo, pair gowasm.Pair) (*Site, error) {
	out, err := bundle.Site(r, pair)
	if err != nil {
		return nil, err
	}
	template, err := os.ReadFile(r.Path("web/index.html"))
	if err != nil {
		return nil, err
	}
	page, err := bundle.Index(string(template), out)
	if err != nil {
		return nil, err
	}
	s := &Site{
		Files: append(out.Files, asset.File{Name: "index.html", Data: []byte(page)}),
		First: append([]string{"index.html", out.Names["src/main.ts"], out.Names["styles/main.css"]}, out.Preload...),
		Wasm:  pair.Wasm.Name,
		Names: out.Names,
	}
	slices.SortFunc(s.Files, func(a, b asset.File) int { return strings.Compare(a.Name, b.Name) })
	s.Policy, err = bundle.Policy(page)
	return s, err
}

// Lookup finds a file by its name.
func (s *Site) Lookup(name string) (asset.File, bool) {
	i, ok := slices.BinarySearchFunc(s.Files, name, func(f asset.File, name string) int { return strings.Compare(f.Name, name) })
	if !ok {
		return asset.File{}, false
	}
	return s.Files[i], true
}
