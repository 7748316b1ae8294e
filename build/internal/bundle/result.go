package bundle

import (
	"encoding/json"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"switchyard/build/internal/asset"
	"switchyard/build/internal/repo"
)

// result is what one esbuild run gave.
type result struct {
	files   []asset.File
	names   map[string]string // source path below web/ to the file's name
	preload []string          // chunks that the page imports at once
}

// metafile is the part of esbuild's report that says what became of what.
type metafile struct {
	Outputs map[string]struct {
		EntryPoint string
		Inputs     map[string]struct{}
		Imports    []struct {
			Path, Kind string
			External   bool
		}
	}
}

func build(r repo.Repo, o api.BuildOptions) (result, error) {
	built := api.Build(o)
	if len(built.Errors) > 0 {
		return result{}, fail(built.Errors)
	}
	var meta metafile
	if err := json.Unmarshal([]byte(built.Metafile), &meta); err != nil {
		return result{}, err
	}
	res := result{names: map[string]string{}}
	for _, f := range built.OutputFiles {
		name, err := filepath.Rel(o.Outdir, f.Path)
		if err != nil {
			return result{}, err
		}
		res.files = append(res.files, asset.File{Name: filepath.ToSlash(name), Data: f.Contents})
	}
	slices.SortFunc(res.files, func(a, b asset.File) int { return strings.Compare(a.Name, b.Name) })
	dir, err := filepath.Rel(string(r), o.Outdir)
	if err != nil {
		return result{}, err
	}
	prefix := filepath.ToSlash(dir) + "/"
	for output := range meta.Outputs {
		if source := source(meta, output); source != "" {
			res.names[strings.TrimPrefix(source, "web/")] = strings.TrimPrefix(output, prefix)
		}
	}
	for _, output := range importedAtOnce(meta) {
		res.preload = append(res.preload, strings.TrimPrefix(output, prefix))
	}
	return res, nil
}

// source names the one source file that an output stands for: the entry point
// of a script or style sheet, or the file that was copied.
func source(meta metafile, output string) string {
	o := meta.Outputs[output]
	if o.EntryPoint != "" {
		return o.EntryPoint
	}
	if len(o.Inputs) == 1 && !strings.HasSuffix(output, ".js") && !strings.HasSuffix(output, ".css") {
		for input := range o.Inputs {
			return input
		}
	}
	return ""
}

// importedAtOnce gives the scripts that the page needs before it can run, in the
// order of their names.
func importedAtOnce(meta metafile) []string {
	seen := map[string]bool{}
	var visit func(output string)
	visit = func(output string) {
		for _, i := range meta.Outputs[output].Imports {
			if i.Kind == "import-statement" && !i.External && !seen[i.Path] {
				seen[i.Path] = true
				visit(i.Path)
			}
		}
	}
	for output, o := range meta.Outputs {
		if o.EntryPoint == "web/"+pageSource {
			visit(output)
		}
	}
	return slices.Sorted(maps.Keys(seen))
}
