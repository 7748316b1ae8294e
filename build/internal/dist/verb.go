// Package dist is the verb that writes the static site for a host.
package dist

import (
	"context"
	"os"

	"switchyard/build/internal/compress"
	"switchyard/build/internal/repo"
	"switchyard/build/internal/site"
	"switchyard/build/internal/step"
	"switchyard/build/internal/verb"
)

// Verb is `go run ./build dist`.
var Verb = verb.Verb{
	Name:     "dist",
	Synopsis: "write the static site to dist/",
	Run:      run,
}

func run(ctx context.Context, args []string) error {
	flags := verb.Flags("dist", "[-fast]")
	fast := flags.Bool("fast", false, "compress quickly instead of well")
	if err := verb.Parse(flags, args, os.Stdout); err != nil {
		return err
	}
	r, err := repo.Find()
	if err != nil {
		return err
	}
	level := compress.Best
	if *fast {
		level = compress.Quick
	}
	log := step.NewLog(os.Stdout)
	s, err := site.Build(ctx, r, level, log)
	if err != nil {
		return err
	}
	return log.Do("write", func() (string, error) { return "dist/", s.Write(ctx, r) })
}
