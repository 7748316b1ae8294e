// Package gowasm builds the Go side of the page, and names it together with the
// JavaScript that the Go release gives to start it.
package gowasm

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"switchyard/build/internal/asset"
	"switchyard/build/internal/command"
	"switchyard/build/internal/repo"
	"switchyard/build/internal/segments"
	"switchyard/build/internal/tracetables"
)

// Pair is the wasm and the glue that starts it. Glue of one Go release does not
// start wasm of another, so that both names carry one hash of both contents: a
// half-updated cache can miss one of them, but cannot mix two pairs.
type Pair struct {
	Wasm, Glue asset.File
}

// NewPair names a pair.
func NewPair(wasm, glue []byte) Pair {
	hash := asset.Hash(glue, wasm)
	return Pair{
		Wasm: asset.File{Name: "switchyard-" + hash + ".wasm", Data: wasm},
		Glue: asset.File{Name: "wasm_exec-" + hash + ".js", Data: glue},
	}
}

// Build compiles ./wasm of the tree. Go's own build cache makes it quick when
// nothing has changed, and -trimpath makes it the same in every folder.
func Build(ctx context.Context, r repo.Repo) (Pair, error) {
	out := r.Cache("wasm/switchyard.wasm")
	unlock, err := r.Lock(ctx, "wasm")
	if err != nil {
		return Pair{}, err
	}
	defer unlock()
	if err := os.MkdirAll(filepath.Dir(out), 0o755); err != nil {
		return Pair{}, err
	}
	args := []string{"go", "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w"}
	for _, pkg := range cold {
		args = append(args, "-gcflags="+pkg+"=-l")
	}
	build := command.Cmd{Dir: string(r), Env: Env, Args: append(args, "-o", out, "./wasm")}
	if err := build.Run(ctx); err != nil {
		return Pair{}, err
	}
	wasm, err := os.ReadFile(out)
	if err != nil {
		return Pair{}, err
	}
	if wasm, err = segments.Join(wasm, tracetables.Empty); err != nil {
		return Pair{}, err
	}
	folder, err := Folder(ctx, r)
	if err != nil {
		return Pair{}, err
	}
	glue, err := os.ReadFile(filepath.Join(folder, "wasm_exec.js"))
	if err != nil {
		return Pair{}, fmt.Errorf("glue: %w: use a Go release that has it in lib/wasm", err)
	}
	return NewPair(wasm, glue), nil
}

// cold are the packages that run a few times a measurement: nothing is inlined
// in them, which makes the wasm 3 % smaller in brotli.
var cold = []string{
	"switchyard/wasm/...", "switchyard/workloads", "switchyard/workloads/bench", "switchyard/workloads/ccbench", "switchyard/workloads/stats", "switchyard/workloads/threadstart",
	"golang.org/x/perf/...", "github.com/...",
	"errors", "fmt", "internal/bisect", "internal/filepathlite", "internal/fmtsort", "internal/godebug", "internal/oserror", "internal/poll", "internal/reflectlite", "internal/strconv", "internal/testlog", "io", "io/fs", "os", "reflect", "sort", "strconv", "strings", "syscall", "syscall/js", "time", "unicode",
}

// Env makes the go command build for the browser. GOFLAGS is emptied of what
// would give another wasm on another machine.
var Env = []string{"GOOS=js", "GOARCH=wasm", "GOWASM=", "GOFLAGS="}

// Folder is where the Go release in use has its JavaScript and the scripts that
// run wasm under Node.
func Folder(ctx context.Context, r repo.Repo) (string, error) {
	root, err := command.Cmd{Dir: string(r), Args: []string{"go", "env", "GOROOT"}}.Output(ctx)
	if err != nil {
		return "", err
	}
	return filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm"), nil
}
