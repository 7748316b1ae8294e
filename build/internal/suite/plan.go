package suite

import (
	"context"
	"fmt"
	"io"

	"switchyard/build/internal/browser"
	"switchyard/build/internal/bundle"
	"switchyard/build/internal/command"
	"switchyard/build/internal/compress"
	"switchyard/build/internal/live"
	"switchyard/build/internal/npm"
	"switchyard/build/internal/repo"
	"switchyard/build/internal/serve"
	"switchyard/build/internal/site"
	"switchyard/build/internal/step"
)

// plan is one run over a tree, with what one stage makes for the next.
type plan struct {
	repo     repo.Repo
	check    func(ctx context.Context, r repo.Repo, w io.Writer) error
	chromium string
	firefox  string
	site     *site.Site
}

// stages are all of them. Those that only need the processor fill both cores;
// the browser's come last and alone, since they look at times such as that of
// Stop.
func (p *plan) stages() []Stage {
	return []Stage{
		{Name: "npm", Run: p.npm},
		{Name: "browser", Run: p.browser},
		{Name: "go", Run: p.goNative},
		{Name: "dist", Needs: []string{"npm"}, Run: p.dist},
		{Name: "unit", Needs: []string{"npm"}, Run: p.unit},
		{Name: "check", Needs: []string{"npm"}, Run: func(ctx context.Context, w io.Writer) error {
			return p.check(ctx, p.repo, w)
		}},
		{Name: "wasm", Run: p.goWasm},
		{Name: "e2e", Needs: []string{"browser", "dist"}, Alone: true, Run: p.e2e},
	}
}

func (p *plan) npm(ctx context.Context, w io.Writer) error {
	detail, err := npm.Ensure(ctx, p.repo)
	fmt.Fprintln(w, detail)
	return err
}

func (p *plan) browser(ctx context.Context, w io.Writer) (err error) {
	p.chromium, err = browser.Find(ctx, browser.ThisMachine, browser.Chromium)
	fmt.Fprintln(w, p.chromium)
	if err != nil {
		return err
	}
	// Without it nothing proves what the page does without WebGL: that fails too.
	p.firefox, err = browser.Find(ctx, browser.ThisMachine, browser.Firefox)
	fmt.Fprintln(w, p.firefox)
	return err
}

func (p *plan) dist(ctx context.Context, w io.Writer) (err error) {
	p.site, err = site.Build(ctx, p.repo, compress.Best, step.NewLog(w))
	if err != nil {
		return err
	}
	return p.site.Write(ctx, p.repo)
}

func (p *plan) goNative(ctx context.Context, w io.Writer) error {
	return p.command("go", "test", "./...").Stream(ctx, w)
}

func (p *plan) unit(ctx context.Context, w io.Writer) error {
	files, err := bundle.Tests(p.repo, "web/src", ".test.ts", ".test.tsx")
	if err != nil {
		return err
	}
	return p.node(files).Stream(ctx, w)
}

// e2e runs the browser tests against the site as dist/ has it, served twice: as
// a host that reads _headers does, and below a path by a host that sends none.
func (p *plan) e2e(ctx context.Context, w io.Writer) error {
	files, err := bundle.Tests(p.repo, "web/e2e", ".e2e.ts")
	if err != nil {
		return err
	}
	l, err := serve.Listen(0)
	if err != nil {
		return err
	}
	ctx, stop := context.WithCancel(ctx)
	ended := make(chan error)
	native := live.NewServer(live.Program(p.repo))
	defer native.Close()
	go func() { ended <- serve.Until(ctx, l, hosts(p.site, native), native.End) }()
	test := p.node(files)
	test.Env = append(test.Env,
		"SWITCHYARD_URL="+serve.Address(l),
		"SWITCHYARD_SUBPATH_URL="+serve.Address(l)+subPath,
		browser.Chromium.Variable+"="+p.chromium,
		browser.Firefox.Variable+"="+p.firefox)
	err = test.Stream(ctx, w)
	stop()
	if e := <-ended; err == nil {
		err = e
	}
	return err
}

// node runs bundled tests one file after the other: they share one browser's
// worth of cores.
func (p *plan) node(files []string) command.Cmd {
	args := append([]string{"node", "--enable-source-maps", "--test", "--test-reporter=spec", "--test-concurrency=1"}, files...)
	return p.command(args...)
}

func (p *plan) command(args ...string) command.Cmd {
	return command.Cmd{Dir: string(p.repo), Env: []string{"SWITCHYARD_ROOT=" + string(p.repo)}, Args: args}
}
