// Package suite runs everything that can fail: the checks, the Go tests natively
// and as wasm, the TypeScript tests, and the tests in a browser.
package suite

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"strings"
	"time"
)

// Stage is one part of the test run.
type Stage struct {
	Name string
	// Needs names stages that must have passed before this one starts.
	Needs []string
	// Alone keeps the stage from running beside others, whose load would disturb
	// what it looks at.
	Alone bool
	// Run does it and prints on w.
	Run func(ctx context.Context, w io.Writer) error
}

// Outcome is how a stage ended.
type Outcome struct {
	Name string
	// Err is nil where the stage passed.
	Err error
	// Skipped says why the stage was not run, and is empty where it was.
	Skipped string
	Took    time.Duration
	printed []byte
}

func (o Outcome) passed() bool { return o.Err == nil && o.Skipped == "" }

func (o Outcome) state() string {
	switch {
	case o.Skipped != "":
		return "skipped"
	case o.Err != nil:
		return "failed"
	}
	return "passed"
}

// limit is how long a stage may take before it is given up.
const limit = 40 * time.Minute

// run runs the stage. One that runs alone prints at once; of another the output
// is kept for its end.
func (s Stage) run(ctx context.Context, w io.Writer) Outcome {
	ctx, cancel := context.WithTimeoutCause(ctx, limit, fmt.Errorf("given up after %v", limit))
	defer cancel()
	var kept bytes.Buffer
	out := w
	if !s.Alone {
		out = &kept
	}
	start := time.Now()
	err := s.Run(ctx, out)
	return Outcome{Name: s.Name, Err: err, Took: time.Since(start), printed: kept.Bytes()}
}

func (o Outcome) print(w io.Writer) {
	if text := strings.TrimRight(string(o.printed), "\n"); text != "" {
		fmt.Fprintf(w, "---- output of %s\n%s\n", o.Name, text)
	}
	if o.Err != nil {
		fmt.Fprintf(w, "%s: %v\n", o.Name, o.Err)
	}
	fmt.Fprintf(w, "---- %s %s, %.1f s\n", o.Name, o.state(), o.Took.Seconds())
}
