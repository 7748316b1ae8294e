//go:build js && wasm

// Package bridge ties package wire to JavaScript through
// github.com/hack-pad/safejs, which answers errors where syscall/js panics.
//
// One function is exported, as globalThis.switchyard:
//
//	switchyard(fields: string[], post: (message, transfer: ArrayBuffer[]) => void): void
//
// It does one run while its caller waits. That is on purpose: Go finds a
// deadlock of all goroutines while a caller waits, and would wait for events
// for ever if none did.
package bridge

import (
	"runtime"
	"runtime/debug"
	"strings"

	"github.com/hack-pad/safejs"

	"switchyard/wasm/wire"
	"switchyard/workloads/bench"
)

// Serve exports the function and waits for ever; the worker ends with its page's run.
func Serve(manifest string, find func(id string) (*bench.Workload, error)) {
	entry := must(safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
		post := poster{function: args[1]}
		serve(stringsOf(args[0]), wire.Host{
			Manifest:    manifest,
			Find:        find,
			Clock:       clock(),
			Environment: environment(),
			Post:        post.post,
		})
		return nil
	}))
	check(safejs.Global().Set("switchyard", entry))
	select {}
}

// environment names what the native command names too.
func environment() []bench.Setting {
	return []bench.Setting{
		{Key: "goos", Value: runtime.GOOS},
		{Key: "goarch", Value: runtime.GOARCH},
		{Key: "go", Value: runtime.Version()},
	}
}

// serve holds the one recover of the project: a broken invariant in a
// workload ends its run, and the page says so. What another goroutine panics
// with cannot be recovered; the worker reads that from the output.
func serve(fields []string, h wire.Host) {
	defer func() {
		if broken := recover(); broken != nil {
			h.Post(wire.FailedMessage(&bench.Failure{
				Stage:   "panic",
				Message: "panic: " + text(broken) + ": a broken invariant in the workload, not in your params; please report it with its link",
				Detail:  strings.Split(strings.TrimSpace(string(debug.Stack())), "\n"),
			}))
		}
	}()
	wire.Serve(fields, h)
}

func text(broken any) string {
	switch v := broken.(type) {
	case error:
		return v.Error()
	case string:
		return v
	}
	return "of another kind than an error or a string"
}

// clock reads performance.now, in ns: monotonic, and as fine as the browser lets it be.
func clock() func() int64 {
	performance := must(safejs.Global().Get("performance"))
	now := must(must(performance.Get("now")).Call("bind", performance))
	return func() int64 {
		return int64(must(must(now.Invoke()).Float()) * 1e6)
	}
}

func stringsOf(list safejs.Value) []string {
	out := make([]string, must(list.Length()))
	for i := range out {
		out[i] = must(must(list.Index(i)).String())
	}
	return out
}

// must gives v. Every call here is on what the worker's own code hands in: an
// error breaks an invariant.
func must[T any](v T, err error) T {
	check(err)
	return v
}

func check(err error) {
	if err != nil {
		panic("bridge: " + err.Error())
	}
}
