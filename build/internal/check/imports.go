package check

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"switchyard/build/internal/command"
	"switchyard/build/internal/repo"
)

// pkg is what the go command says of a package.
type pkg struct {
	ImportPath   string
	Imports      []string
	TestImports  []string
	XTestImports []string
}

const module = "switchyard/"

// imports holds the Go packages against the table of who may import whom.
func imports(ctx context.Context, r repo.Repo) (string, error) {
	seen := map[string]bool{}
	var errs []error
	for _, t := range targets {
		args := append(append([]string{"go", "list", "-json=ImportPath,Imports,TestImports,XTestImports"}, t.tags...), t.packages...)
		out, err := command.Cmd{Dir: string(r), Env: t.env, Args: args}.Output(ctx)
		if err != nil {
			return "", err
		}
		d := json.NewDecoder(bytes.NewReader(out))
		for {
			var p pkg
			if err := d.Decode(&p); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				return "", err
			}
			seen[p.ImportPath] = true
			errs = append(errs, p.wrong(t.env != nil)...)
		}
	}
	return fmt.Sprintf("%d Go packages", len(seen)), errors.Join(unique(errs)...)
}

func unique(errs []error) (out []error) {
	seen := map[string]bool{}
	for _, err := range errs {
		if !seen[err.Error()] {
			seen[err.Error()] = true
			out = append(out, err)
		}
	}
	return out
}

// wrong tells the imports that the package may not have. wasm says for which
// target the list is.
func (p *pkg) wrong(wasm bool) (errs []error) {
	from := strings.TrimPrefix(p.ImportPath, module)
	if from == "build" || strings.HasPrefix(from, "build/") {
		return nil
	}
	tests := slices.Concat(p.TestImports, p.XTestImports)
	for _, to := range slices.Concat(p.Imports, tests) {
		if to == module+"build" || strings.HasPrefix(to, module+"build/") {
			errs = append(errs, fmt.Errorf("%s imports %s: nothing imports build", from, to))
		}
	}
	l := layerOf(from)
	if l == nil {
		return append(errs, fmt.Errorf("%s: no layer: add it to the table in build/internal/check/layers.go", from))
	}
	for _, to := range p.Imports {
		if reason := l.refuses(from, to, wasm); reason != "" {
			errs = append(errs, fmt.Errorf("%s imports %s: %s", from, strings.TrimPrefix(to, module), reason))
		}
	}
	return errs
}
