// Package bundle turns the TypeScript and CSS of web/ into the files of the
// page, with esbuild.
package bundle

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"switchyard/build/internal/asset"
	"switchyard/build/internal/gowasm"
	"switchyard/build/internal/repo"
)

// Output is the bundled page.
type Output struct {
	// Files are all files but index.html, those of web/public among them.
	Files []asset.File
	// Names maps a source path as index.html writes it ("src/main.ts") to the
	// name of the file made from it.
	Names map[string]string
	// Preload are the scripts of the page, which the first script asks for.
	Preload []string
}

// Sources, below web/, of what the page's script asks for by name.
const (
	laterStyles  = "styles/later.css"
	pageSource   = "src/page.ts"
	workerSource = "src/worker/worker.ts"
	peersSource  = "src/peers/worker.ts"
)

// Site bundles web/ of the tree around a wasm pair: each part before the one that
// carries its name.
func Site(r repo.Repo, pair gowasm.Pair) (Output, error) {
	worker, err := build(r, workerOptions(r, "worker", workerSource))
	if err != nil {
		return Output{}, err
	}
	peers, err := build(r, workerOptions(r, "peers", peersSource))
	if err != nil {
		return Output{}, err
	}
	workerName, peersName := worker.names[workerSource], peers.names[peersSource]
	styles, err := build(r, stylesOptions(r))
	if err != nil {
		return Output{}, err
	}
	page, err := build(r, pageOptions(r, fmt.Sprintf(`{"styles":%q}`, styles.names[laterStyles])))
	if err != nil {
		return Output{}, err
	}
	assets, err := json.Marshal(map[string]any{
		"page":      page.names[pageSource],
		"worker":    workerName,
		"peers":     peersName,
		"wasm":      pair.Wasm.Name,
		"glue":      pair.Glue.Name,
		"wasmBytes": len(pair.Wasm.Data),
	})
	if err != nil {
		return Output{}, err
	}
	main, err := build(r, mainOptions(r, string(assets)))
	if err != nil {
		return Output{}, err
	}
	out := Output{Names: styles.names, Preload: append([]string{page.names[pageSource]}, page.preload...)}
	maps.Copy(out.Names, page.names)
	maps.Copy(out.Names, main.names)
	public, err := public(r, out.Names)
	if err != nil {
		return Output{}, err
	}
	out.Names["wasm/switchyard.wasm"] = pair.Wasm.Name
	out.Names["wasm/wasm_exec.js"] = pair.Glue.Name
	out.Names[workerSource] = workerName
	out.Names[peersSource] = peersName
	for _, f := range public {
		out.Names["public/"+f.Name] = f.Name
	}
	out.Files = append(out.Files, pair.Wasm, pair.Glue)
	out.Files = append(out.Files, worker.files...)
	out.Files = append(out.Files, peers.files...)
	out.Files = append(out.Files, styles.files...)
	out.Files = append(out.Files, page.files...)
	out.Files = append(out.Files, main.files...)
	out.Files = append(out.Files, public...)
	return out, nil
}

// targets are the oldest browsers that the page supports.
var targets = []api.Engine{
	{Name: api.EngineChrome, Version: "111"},
	{Name: api.EngineFirefox, Version: "113"},
	{Name: api.EngineSafari, Version: "16.4"},
}

var loaders = map[string]api.Loader{
	".woff2": api.LoaderFile,
	".svg":   api.LoaderFile,
	".png":   api.LoaderFile,
}

// common holds for page and worker. Names are flat, so that a name resolves
// alike against the page and against a script, and every URL is relative.
func common(r repo.Repo) api.BuildOptions {
	return api.BuildOptions{
		AbsWorkingDir:     string(r),
		Outdir:            outdir(r),
		Bundle:            true,
		Metafile:          true,
		MinifyWhitespace:  true,
		MinifyIdentifiers: true,
		MinifySyntax:      true,
		Charset:           api.CharsetUTF8,
		Engines:           targets,
		Loader:            loaders,
		EntryNames:        "[name]-[hash]",
		ChunkNames:        "[name]-[hash]",
		AssetNames:        "[name]-[hash]",
		JSX:               api.JSXAutomatic,
		JSXImportSource:   "preact",
		Plugins:           plugins(r),
		LogLevel:          api.LogLevelSilent, // errors are ours to print
	}
}

func pageOptions(r repo.Repo, assets string) api.BuildOptions {
	o := common(r)
	o.Format = api.FormatESModule
	o.Splitting = true
	o.Define = map[string]string{"__ASSETS__": assets}
	o.EntryPoints = []string{"web/" + pageSource}
	o.Plugins = append(o.Plugins, later(r.Path("web/"+pageSource)))
	return o
}

// mainOptions make the first script, in one piece: it is the first that runs,
// and asks for the page by name.
func mainOptions(r repo.Repo, assets string) api.BuildOptions {
	o := common(r)
	o.Format = api.FormatESModule
	o.Define = map[string]string{"__ASSETS__": assets}
	o.EntryPoints = []string{"web/src/main.ts"}
	return o
}

// stylesOptions make two style sheets: what the page is painted with, and what
// comes with the first view that loads later.
func stylesOptions(r repo.Repo) api.BuildOptions {
	o := common(r)
	o.EntryPoints = []string{"web/styles/main.css", "web/" + laterStyles}
	return o
}

// workerOptions make a classic script: Firefox 113 has no module workers.
func workerOptions(r repo.Repo, name, source string) api.BuildOptions {
	o := common(r)
	o.Format = api.FormatIIFE
	o.EntryPointsAdvanced = []api.EntryPoint{{InputPath: "web/" + source, OutputPath: name}}
	return o
}

func outdir(r repo.Repo) string { return r.Cache("bundle") }

func fail(messages []api.Message) error {
	lines := api.FormatMessages(messages, api.FormatMessagesOptions{Kind: api.ErrorMessage})
	return errors.New(strings.TrimSpace(strings.Join(lines, "")))
}

// public gives the files of web/public but those that the bundle has under a
// hashed name already.
func public(r repo.Repo, names map[string]string) ([]asset.File, error) {
	var files []asset.File
	dir := r.Path("web/public")
	err := filepath.WalkDir(dir, func(file string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() || strings.HasPrefix(entry.Name(), ".") {
			return err
		}
		rel, err := filepath.Rel(dir, file)
		if err != nil {
			return err
		}
		name := filepath.ToSlash(rel)
		if _, bundled := names["public/"+name]; bundled {
			return nil
		}
		data, err := os.ReadFile(file)
		files = append(files, asset.File{Name: name, Data: data})
		return err
	})
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return nil, fmt.Errorf("web/public: %w", err)
	}
	return files, nil
}
