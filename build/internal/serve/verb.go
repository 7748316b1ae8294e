package serve

import (
	"context"
	"os"

	"switchyard/build/internal/compress"
	"switchyard/build/internal/live"
	"switchyard/build/internal/repo"
	"switchyard/build/internal/site"
	"switchyard/build/internal/step"
	"switchyard/build/internal/verb"
)

// Verb is `go run ./build serve`.
var Verb = verb.Verb{
	Name:     "serve",
	Synopsis: "do all set-up and serve the page on this machine",
	Run:      run,
}

func run(ctx context.Context, args []string) error {
	flags := verb.Flags("serve", "[-port N] [-watch]")
	port := verb.Int(flags, "port", 8080, 0, 65535, "port `N` of 127.0.0.1 to listen on, 0 for any free one")
	watch := flags.Bool("watch", false, "build again when a source file changes")
	if err := verb.Parse(flags, args, os.Stdout); err != nil {
		return err
	}
	r, err := repo.Find()
	if err != nil {
		return err
	}
	// The port comes first: better to hear of it now than after the set-up.
	l, err := Listen(*port)
	if err != nil {
		return err
	}
	defer l.Close()
	log := step.NewLog(os.Stdout)
	log.Printf("setting up: npm packages, wasm, page")
	state := stateOf(r) // before the build, so that no edit falls between
	s, err := site.Build(ctx, r, compress.Quick, log)
	if err != nil {
		return err
	}
	h := NewHandler(s)
	h.Native = live.NewServer(live.Program(r))
	defer h.Native.Close()
	log.Printf("serving %s  (Ctrl-C ends it)", Address(l))
	if *watch {
		go follow(ctx, r, state, h, log)
	}
	return Until(ctx, l, h, h.Native.End)
}
