// Command build makes, checks, tests and serves Switchyard: `go run ./build VERB`.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"

	"switchyard/build/internal/verb"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	code := verb.Dispatch(ctx, verbs, os.Args[1:], os.Stdout, os.Stderr)
	stop()
	os.Exit(code)
}
