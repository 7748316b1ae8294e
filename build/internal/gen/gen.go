// Package gen is the verb gen: it makes what derives from the workloads. The
// registry is made here; the rest is made by its program, which is compiled
// after it and knows the workloads.
package gen

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"strings"

	"switchyard/build/internal/repo"
	"switchyard/build/internal/verb"
)

// Verb is the verb gen.
var Verb = verb.Verb{
	Name:     "gen",
	Synopsis: "make registry, manifest, types and docs pages from the workloads, tables from the bench",
	Run:      run,
}

func run(ctx context.Context, args []string) error {
	fs := verb.Flags("gen", "[-check]")
	check := fs.Bool("check", false, "write nothing; fail when a generated file is stale and name it")
	if err := verb.Parse(fs, args, os.Stdout); err != nil {
		return err
	}
	r, err := repo.Find()
	if err != nil {
		return err
	}
	stale, err := Run(ctx, r, *check)
	if err != nil {
		return err
	}
	if *check && len(stale) > 0 {
		return fmt.Errorf("stale: %s: go run ./build gen makes them anew", strings.Join(stale, ", "))
	}
	for _, path := range stale {
		fmt.Println(path)
	}
	return nil
}

// Run makes the generated files anew and gives the paths of those that were
// stale; with check it writes nothing. Files that are already right are left alone.
func Run(ctx context.Context, r repo.Repo, check bool) ([]string, error) {
	old, err := registry(r, check)
	if err != nil {
		return nil, err
	}
	var stale []string
	if old {
		stale = []string{registryPath}
		if check {
			return stale, nil // the rest would be made of other workloads
		}
	}
	args := []string{"-root", string(r)}
	if check {
		args = append(args, "-check")
	}
	var out bytes.Buffer
	if err := program(ctx, r, "gen/program", args, &out); err != nil {
		return nil, err
	}
	return append(stale, strings.Fields(out.String())...), nil
}
