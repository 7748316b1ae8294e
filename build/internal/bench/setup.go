package bench

import (
	"context"
	"net/http"
	"os"
	"path/filepath"

	"switchyard/build/internal/asset"
	machine "switchyard/build/internal/browser"
	"switchyard/build/internal/bundle"
	"switchyard/build/internal/command"
	"switchyard/build/internal/compress"
	"switchyard/build/internal/gowasm"
	"switchyard/build/internal/repo"
	"switchyard/build/internal/serve"
	"switchyard/build/internal/site"
	"switchyard/build/internal/step"
)

const (
	probeURL      = "bench/probe.wasm"
	nativeProgram = "./build/internal/bench/program"
	probeProgram  = "./build/internal/bench/probe/wasm"
	driverSource  = "web/src/peers/bench/driver.ts"
)

// made is what is built before anything is measured.
type made struct {
	site     *site.Site
	probe    []byte
	native   string // program files
	driver   string
	chromium string
}

// build makes the site, the probe, and both agents. level is how the site is
// compressed.
func build(ctx context.Context, r repo.Repo, level compress.Level, log *step.Log) (made, error) {
	var m made
	var err error
	if m.chromium, err = machine.Find(ctx, machine.ThisMachine, machine.Chromium); err != nil {
		return m, err
	}
	if m.site, err = site.Build(ctx, r, level, log); err != nil {
		return m, err
	}
	err = log.Do("agents", func() (string, error) {
		m.native = r.Cache("programs/bench")
		if err := goBuild(ctx, r, nil, m.native, nativeProgram); err != nil {
			return "", err
		}
		wasm := r.Cache("wasm/probe.wasm")
		if err := goBuild(ctx, r, gowasm.Env, wasm, probeProgram); err != nil {
			return "", err
		}
		var err error
		if m.probe, err = os.ReadFile(wasm); err != nil {
			return "", err
		}
		m.driver, err = bundle.Script(r, driverSource)
		return "", err
	})
	return m, err
}

func goBuild(ctx context.Context, r repo.Repo, env []string, out, pkg string) error {
	if err := os.MkdirAll(filepath.Dir(out), 0o755); err != nil {
		return err
	}
	return command.Cmd{Dir: string(r), Env: env, Args: []string{"go", "build", "-trimpath", "-ldflags=-s -w", "-o", out, pkg}}.Run(ctx)
}

// handler serves the site, and the probe beside it.
func (m made) handler() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("/", serve.NewHandler(m.site))
	mux.HandleFunc("/"+probeURL, func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", asset.Type(probeURL))
		w.Write(m.probe)
	})
	return mux
}

// driverEnv tells the driver where everything is, below the site's address.
func (m made) driverEnv(url string) []string {
	return []string{
		"SWITCHYARD_URL=" + url,
		"SWITCHYARD_WORKER=" + url + m.site.Names["src/worker/worker.ts"],
		"SWITCHYARD_PEERS=" + url + m.site.Names["src/peers/worker.ts"],
		"SWITCHYARD_GLUE=" + url + m.site.Names["wasm/wasm_exec.js"],
		"SWITCHYARD_PROBE=" + url + probeURL,
		machine.Chromium.Variable + "=" + m.chromium,
	}
}
