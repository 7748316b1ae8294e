package bundle

import (
	"path"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"switchyard/build/internal/repo"
)

// Script bundles one TypeScript program for Node, as tests are, and answers the
// file to start.
func Script(r repo.Repo, source string) (string, error) {
	out := r.Cache("scripts")
	built := api.Build(testOptions(r, r.Path(path.Dir(source)), out, []string{r.Path(source)}))
	if len(built.Errors) > 0 {
		return "", fail(built.Errors)
	}
	return r.Cache("scripts/" + strings.TrimSuffix(path.Base(source), ".ts") + ".mjs"), nil
}
