// Package check is the verb check: all that can be said of the source without
// running it, one line a check with its seconds. It tells everything that is
// wrong, not only the first.
package check

import (
	"context"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"switchyard/build/internal/repo"
	"switchyard/build/internal/verb"
)

// Verb is the verb check.
var Verb = verb.Verb{
	Name:     "check",
	Synopsis: "format, vet, lint, types, import rules, generated files, words, sizes and budgets",
	Run: func(ctx context.Context, args []string) error {
		fs := verb.Flags("check", "[-run NAME,...]")
		only := fs.String("run", "", "only these checks, by comma")
		if err := verb.Parse(fs, args, os.Stdout); err != nil {
			return err
		}
		r, err := repo.Find()
		if err != nil {
			return err
		}
		chosen, err := choose(checks, *only)
		if err != nil {
			return err
		}
		return run(ctx, r, os.Stdout, chosen)
	},
}

// one is a check: it answers a few words on what it found in order, or what is wrong.
type one struct {
	name string
	run  func(ctx context.Context, r repo.Repo) (detail string, err error)
}

// checks are all of them, the quick ones first.
var checks = []one{
	{"lines", lines},
	{"words", words},
	{"imports", imports},
	{"gen", generated},
	{"format", format},
	{"vet", vet},
	{"lint", lint},
	{"biome", biome},
	{"types", types},
	{"budgets", budgets},
}

func choose(all []one, only string) ([]one, error) {
	if only == "" {
		return all, nil
	}
	var names []string
	for _, c := range all {
		names = append(names, c.name)
	}
	var chosen []one
	for name := range strings.SplitSeq(only, ",") {
		i := slices.Index(names, name)
		if i < 0 {
			return nil, fmt.Errorf("check: %q: one of %s", name, strings.Join(names, ", "))
		}
		chosen = append(chosen, all[i])
	}
	return chosen, nil
}

// Run makes all checks and writes a line of each to w. The error names those
// that found something wrong.
func Run(ctx context.Context, r repo.Repo, w io.Writer) error { return run(ctx, r, w, checks) }

func run(ctx context.Context, r repo.Repo, w io.Writer, chosen []one) error {
	var wrong []string
	for _, c := range chosen {
		start := time.Now()
		detail, err := c.run(ctx, r)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			wrong = append(wrong, c.name)
			detail = "WRONG"
		}
		fmt.Fprintf(w, "%-8s %6.1f s  %s\n", c.name, time.Since(start).Seconds(), detail)
		if err != nil {
			fmt.Fprintf(w, "  %s\n", strings.ReplaceAll(err.Error(), "\n", "\n  "))
		}
	}
	if len(wrong) > 0 {
		return fmt.Errorf("%d of %d checks found something wrong: %s", len(wrong), len(chosen), strings.Join(wrong, ", "))
	}
	return nil
}
