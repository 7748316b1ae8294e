// Package native is the verb native: a workload on this machine instead of in
// a browser, from the same Go. Its program knows the workloads; see gen.Program.
package native

import (
	"context"
	"os"

	"switchyard/build/internal/gen"
	"switchyard/build/internal/repo"
	"switchyard/build/internal/verb"
)

// Verb is the verb native.
var Verb = verb.Verb{
	Name:     "native",
	Synopsis: "run a workload natively: native WORKLOAD [flags], or a link of the page for it; -list lists them",
	Run: func(ctx context.Context, args []string) error {
		r, err := repo.Find()
		if err != nil {
			return err
		}
		return gen.Program(ctx, r, "native/program", args, os.Stdout)
	},
}
