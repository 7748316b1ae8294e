package check

import (
	"strings"
	"testing"
)

func TestWhoMayImportWhom(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{"workloads/bench", "switchyard/workloads/trace", ""},
		{"workloads/bench", "switchyard/workloads/model/axon", "bench imports only trace, stats"},
		{"workloads/trace", "switchyard/workloads/bench", "trace imports nothing of ours"},
		{"workloads/model/axon", "switchyard/workloads/trace", ""},
		{"workloads/model/axon", "switchyard/workloads/bench", "model imports only trace, stats"},
		{"workloads/model/axon", "switchyard/workloads/model/gil", "model imports only trace, stats"},
		{"workloads/model/axon", "switchyard/workloads/model/axon/mail", ""},
		{"workloads/model/axon", "switchyard/workloads/chain", "model imports only trace, stats"},
		{"workloads/chain", "switchyard/workloads/model/stackless", ""},
		{"workloads/chain", "switchyard/workloads/hackysack", "workload imports only trace, stats, bench, model"},
		{"workloads/chain", "switchyard/workloads/chain/inner", ""},
		{"workloads/chain", "switchyard/workloads", "workload imports only trace, stats, bench, model"},
		{"workloads/chain", "switchyard/workloads/benchtest", "workload imports only trace, stats, bench, model"},
		{"workloads/chain", "os", "under workloads and in wire there is no JavaScript, no file, no network and no reflection"},
		{"workloads/chain", "net/http", "under workloads and in wire there is no JavaScript, no file, no network and no reflection"},
		{"workloads/chain", "math/rand/v2", "under workloads and in wire there is no JavaScript, no file, no network and no reflection"},
		{"workloads/chain", "math/bits", ""},
		{"workloads/chain", "time", ""},
		{"workloads/stats", "golang.org/x/perf/benchmath", ""},
		{"workloads/bench", "golang.org/x/perf/benchmath", "bench uses no package of another module"},
		{"workloads/stats", "golang.org/x/perf/benchfmt", "stats uses no package of another module but golang.org/x/perf/benchmath"},
		{"workloads", "switchyard/workloads/chain", ""},
		{"wasm/bridge", "github.com/hack-pad/safejs", ""},
		{"wasm/bridge", "switchyard/wasm/wire", ""},
		{"wasm/wire", "switchyard/wasm/bridge", "wire imports only trace, stats, bench, workloads"},
		{"wasm/wire", "github.com/hack-pad/safejs", "under workloads and in wire there is no JavaScript, no file, no network and no reflection"},
		{"wasm", "switchyard/wasm/bridge", ""},
		{"wasm", "github.com/hack-pad/safejs", "wasm uses no package of another module"},
	} {
		if got := layerOf(c.from).refuses(c.from, c.to, false); got != c.want {
			t.Errorf("%s imports %s: %q, want %q", c.from, c.to, got, c.want)
		}
	}
	if got := layerOf("workloads/chain").refuses("workloads/chain", "time", true); got != "the clock is handed in" {
		t.Errorf("time in the wasm: %q", got)
	}
}

func TestNothingImportsBuildNotEvenATest(t *testing.T) {
	p := pkg{ImportPath: "switchyard/workloads/chain", XTestImports: []string{"os", "switchyard/build/internal/repo"}}
	errs := p.wrong(false)
	if len(errs) != 1 || errs[0].Error() != "workloads/chain imports switchyard/build/internal/repo: nothing imports build" {
		t.Errorf("errors %v", errs)
	}
	if errs := (&pkg{ImportPath: "switchyard/build/internal/gen", Imports: []string{"switchyard/workloads"}}).wrong(false); errs != nil {
		t.Errorf("build imports anything: %v", errs)
	}
	if errs := (&pkg{ImportPath: "switchyard/other"}).wrong(false); len(errs) != 1 || !strings.Contains(errs[0].Error(), "no layer") {
		t.Errorf("errors %v", errs)
	}
}
