package bundle

import (
	"context"

	"github.com/evanw/esbuild/pkg/api"

	"switchyard/build/internal/repo"
	"switchyard/build/internal/wat"
)

// plugins let a script import WebAssembly text: it gets the bytes of the module.
func plugins(r repo.Repo) []api.Plugin {
	return []api.Plugin{{
		Name: "wat",
		Setup: func(b api.PluginBuild) {
			b.OnLoad(api.OnLoadOptions{Filter: `\.wat$`}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
				code, err := wat.Assemble(context.Background(), r, args.Path)
				text := string(code)
				return api.OnLoadResult{Contents: &text, Loader: api.LoaderBinary}, err
			})
		},
	}}
}
