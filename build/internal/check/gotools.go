package check

import (
	"context"
	"fmt"
	"strings"

	"switchyard/build/internal/command"
	"switchyard/build/internal/gen"
	"switchyard/build/internal/linters"
	"switchyard/build/internal/repo"
)

// target is what Go is compiled for, and its packages.
type target struct {
	env, tags, packages []string
}

// targets: the build command has no wasm form; the faults that only tests
// build into the wasm are looked at too.
var targets = []target{
	{nil, nil, []string{"./..."}},
	{[]string{"GOOS=js", "GOARCH=wasm"}, nil, []string{"./wasm/...", "./workloads/..."}},
	{[]string{"GOOS=js", "GOARCH=wasm"}, []string{"-tags", "faults"}, []string{"./wasm/..."}},
}

func generated(ctx context.Context, r repo.Repo) (string, error) {
	stale, err := gen.Run(ctx, r, true)
	if err == nil && len(stale) > 0 {
		err = fmt.Errorf("stale: %s: go run ./build gen makes them anew", strings.Join(stale, ", "))
	}
	return "generated files are fresh", err
}

func format(ctx context.Context, r repo.Repo) (string, error) {
	tools, err := linters.Build(ctx, r)
	if err != nil {
		return "", err
	}
	out, err := command.Cmd{Dir: string(r), Args: []string{tools.Gofumpt, "-l", "build", "wasm", "workloads"}}.Output(ctx)
	if err == nil && len(out) > 0 {
		err = fmt.Errorf("%sgofumpt -w formats them: %s", out, tools.Gofumpt)
	}
	return "gofumpt", err
}

func vet(ctx context.Context, r repo.Repo) (string, error) {
	for _, t := range targets {
		args := append(append([]string{"go", "vet"}, t.tags...), t.packages...)
		if err := (command.Cmd{Dir: string(r), Env: t.env, Args: args}).Run(ctx); err != nil {
			return "", err
		}
	}
	return "native, js/wasm, js/wasm with faults", nil
}

// lint runs the native staticcheck on the source of either target.
func lint(ctx context.Context, r repo.Repo) (string, error) {
	tools, err := linters.Build(ctx, r)
	if err != nil {
		return "", err
	}
	for _, t := range targets {
		args := append(append([]string{tools.Staticcheck}, t.tags...), t.packages...)
		if err := (command.Cmd{Dir: string(r), Env: t.env, Args: args}).Run(ctx); err != nil {
			return "", err
		}
	}
	return "staticcheck: native, js/wasm, js/wasm with faults", nil
}
