package bundle

import (
	"fmt"
	"os"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// later tells esbuild that what is imported while the page runs finds the page
// there. Else it would make a chunk for each set of such parts that share some
// code with the page, and the page would begin with twenty requests.
func later(pageFile string) api.Plugin {
	type late struct{}
	return api.Plugin{
		Name: "later",
		Setup: func(b api.PluginBuild) {
			b.OnResolve(api.OnResolveOptions{Filter: `^\.`}, func(args api.OnResolveArgs) (api.OnResolveResult, error) {
				if args.Kind != api.ResolveJSDynamicImport || args.PluginData != nil {
					return api.OnResolveResult{}, nil
				}
				found := b.Resolve(args.Path, api.ResolveOptions{
					Importer: args.Importer, ResolveDir: args.ResolveDir, Kind: args.Kind, PluginData: late{},
				})
				return api.OnResolveResult{Path: found.Path, Errors: found.Errors, PluginData: late{}}, nil
			})
			b.OnLoad(api.OnLoadOptions{Filter: `\.tsx?$`}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
				if args.PluginData == nil {
					return api.OnLoadResult{}, nil
				}
				source, err := os.ReadFile(args.Path)
				text := fmt.Sprintf("import %q; ", pageFile) + string(source)
				loader := api.LoaderTS
				if strings.HasSuffix(args.Path, "x") {
					loader = api.LoaderTSX
				}
				return api.OnLoadResult{Contents: &text, Loader: loader}, err
			})
		},
	}
}
