package bundle

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"switchyard/build/internal/repo"
)

// Tests bundles the tests below dir (such as "web/src") whose names end in one
// of the suffixes for Node, into a folder of the cache, and answers the files.
// That there are none is an error: a test run that runs nothing must not pass.
func Tests(r repo.Repo, dir string, suffixes ...string) ([]string, error) {
	var entries []string
	err := filepath.WalkDir(r.Path(dir), func(file string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		for _, suffix := range suffixes {
			if strings.HasSuffix(file, suffix) {
				entries = append(entries, file)
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	if len(entries) == 0 {
		return nil, fmt.Errorf("%s: no tests: files that end in %s", dir, strings.Join(suffixes, " or "))
	}
	out := r.Cache("tests/" + dir)
	if err := os.RemoveAll(out); err != nil { // no test outlives its source
		return nil, err
	}
	built := api.Build(testOptions(r, r.Path(dir), out, entries))
	if len(built.Errors) > 0 {
		return nil, fail(built.Errors)
	}
	var files []string
	for _, f := range built.OutputFiles {
		files = append(files, f.Path)
	}
	slices.Sort(files)
	if len(files) < len(entries) {
		return nil, errors.New("tests: a test was bundled into another's file")
	}
	return files, nil
}

// testOptions bundle packages in, as the page does, except for those that
// start a browser: they look for files beside their own.
func testOptions(r repo.Repo, base, out string, entries []string) api.BuildOptions {
	return api.BuildOptions{
		AbsWorkingDir:   string(r),
		EntryPoints:     entries,
		Outbase:         base,
		Outdir:          out,
		OutExtension:    map[string]string{".js": ".mjs"},
		Bundle:          true,
		Write:           true,
		Platform:        api.PlatformNode,
		Engines:         []api.Engine{{Name: api.EngineNode, Version: "20.10"}},
		Format:          api.FormatESModule,
		MainFields:      []string{"module", "main"},
		External:        []string{"playwright-core", "puppeteer-core"},
		Loader:          loaders,
		JSX:             api.JSXAutomatic,
		JSXImportSource: "preact",
		Sourcemap:       api.SourceMapInline,
		Plugins:         plugins(r),
		LogLevel:        api.LogLevelSilent,
	}
}
