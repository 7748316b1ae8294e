package check

import (
	"context"

	"switchyard/build/internal/command"
	"switchyard/build/internal/npm"
	"switchyard/build/internal/repo"
)

func types(ctx context.Context, r repo.Repo) (string, error) {
	return "tsc", bin(ctx, r, "tsc", "--noEmit")
}

// biome formats and lints; the import rules of TypeScript are in biome.json.
func biome(ctx context.Context, r repo.Repo) (string, error) {
	return "format, lint, import rules of TypeScript", bin(ctx, r, "biome", "ci", "--colors=off", ".")
}

func bin(ctx context.Context, r repo.Repo, name string, args ...string) error {
	if _, err := npm.Ensure(ctx, r); err != nil {
		return err
	}
	return command.Cmd{Dir: string(r), Args: append([]string{r.Path("node_modules/.bin/" + name)}, args...)}.Run(ctx)
}
