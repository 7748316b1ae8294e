// Package reference is the verb ref: it runs presets natively and writes what
// they took into the workloads' reference.json, for the page to compare with.
package reference

import (
	"context"
	"os"

	"switchyard/build/internal/gen"
	"switchyard/build/internal/repo"
	"switchyard/build/internal/verb"
)

// Verb is the verb ref.
var Verb = verb.Verb{
	Name:     "ref",
	Synopsis: "run presets natively and write them as the reference that the page shows",
	Run:      run,
}

func run(ctx context.Context, args []string) error {
	r, err := repo.Find()
	if err != nil {
		return err
	}
	if err := gen.Program(ctx, r, "reference/program", append([]string{"-root", string(r)}, args...), os.Stdout); err != nil {
		return err
	}
	_, err = gen.Run(ctx, r, false)
	return err
}
