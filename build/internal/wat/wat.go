// Package wat assembles WebAssembly text, in which the floors of the peers are
// written, with the npm package wabt.
package wat

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"switchyard/build/internal/asset"
	"switchyard/build/internal/command"
	"switchyard/build/internal/repo"
)

const script = "build/internal/wat/assemble.mjs"

// Assemble gives the binary module of the text in file. The npm packages are
// installed by then. A result is kept by the text it was made from, the
// assembler's version among it, since starting Node takes longer than all else.
func Assemble(ctx context.Context, r repo.Repo, file string) ([]byte, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	packages, err := os.ReadFile(r.Path("package.json")) // names the version
	if err != nil {
		return nil, err
	}
	kept := r.Cache("wat/" + asset.Hash(packages, text) + ".wasm")
	if code, err := os.ReadFile(kept); err == nil {
		return code, nil
	}
	code, err := command.Cmd{Dir: string(r), Args: []string{"node", r.Path(script), file}}.Output(ctx)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", filepath.Base(file), err)
	}
	if err := os.MkdirAll(filepath.Dir(kept), 0o755); err != nil {
		return nil, err
	}
	return code, os.WriteFile(kept, code, 0o644)
}
