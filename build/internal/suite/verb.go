package suite

import (
	"context"
	"fmt"
	"io"
	"os"
	"time"

	"switchyard/build/internal/repo"
	"switchyard/build/internal/verb"
)

// slots is how many stages run side by side. Most use more than one core for
// part of their time.
const slots = 2

// Verb makes `go run ./build test` around the check verb's work.
func Verb(check func(ctx context.Context, r repo.Repo, w io.Writer) error) verb.Verb {
	return verb.Verb{
		Name:     "test",
		Synopsis: "do all set-up, a browser included, and run all checks and tests",
		Run: func(ctx context.Context, args []string) error {
			flags := verb.Flags("test", "[-run STAGE,STAGE]")
			list := flags.String("run", "", "run only these stages and those that they need, comma-separated: "+names((&plan{}).stages()))
			if err := verb.Parse(flags, args, os.Stdout); err != nil {
				return err
			}
			r, err := repo.Find()
			if err != nil {
				return err
			}
			p := &plan{repo: r, check: check}
			stages, err := Select(p.stages(), *list)
			if err != nil {
				return err
			}
			start := time.Now()
			outcomes := Run(ctx, stages, slots, os.Stdout)
			fmt.Printf("---- all %.1f s\n", time.Since(start).Seconds())
			if !Summary(os.Stdout, outcomes) {
				return verb.ErrReported
			}
			return nil
		},
	}
}
