// Package linters builds staticcheck and gofumpt from the versions that
// build/tools.mod pins. They are kept out of go.mod, so that who uses the module
// does not inherit what they require.
package linters

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime"

	"switchyard/build/internal/asset"
	"switchyard/build/internal/command"
	"switchyard/build/internal/repo"
)

// Paths are the programs.
type Paths struct {
	Staticcheck, Gofumpt string
}

// Build gives the programs, built on first use. They are built anew for another
// pinned version and for another Go release, since staticcheck cannot read
// packages of a newer one than its own.
//
// They are built for this machine whatever GOOS and GOARCH say: `go tool` with
// GOOS=js would build the linters themselves for the browser.
func Build(ctx context.Context, r repo.Repo) (Paths, error) {
	unlock, err := r.Lock(ctx, "linters")
	if err != nil {
		return Paths{}, err
	}
	defer unlock()
	folder, err := folder(ctx, r)
	if err != nil {
		return Paths{}, err
	}
	p := Paths{
		Staticcheck: filepath.Join(folder, "staticcheck"),
		Gofumpt:     filepath.Join(folder, "gofumpt"),
	}
	if there(p.Staticcheck) && there(p.Gofumpt) {
		return p, nil
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return Paths{}, err
	}
	build := command.Cmd{
		Dir: string(r),
		Env: native,
		Args: []string{
			"go", "build", "-modfile=build/tools.mod", "-ldflags=-s -w", "-o", folder + string(filepath.Separator),
			"honnef.co/go/tools/cmd/staticcheck", "mvdan.cc/gofumpt",
		},
	}
	if err := build.Run(ctx); err != nil {
		return Paths{}, fmt.Errorf("linters: %w", err)
	}
	return p, nil
}

var native = []string{"GOOS=" + runtime.GOOS, "GOARCH=" + runtime.GOARCH, "GOFLAGS="}

func folder(ctx context.Context, r repo.Repo) (string, error) {
	mod, err := os.ReadFile(r.Path("build/tools.mod"))
	if err != nil {
		return "", err
	}
	version, err := command.Cmd{Dir: string(r), Args: []string{"go", "version"}}.Output(ctx)
	if err != nil {
		return "", err
	}
	return r.Cache("linters-" + asset.Hash(mod, version)), nil
}

func there(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}
