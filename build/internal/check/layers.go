package check

import (
	"slices"
	"strings"
)

// layer is one kind of package. The table of them is that of the design:
//
//	trace, stats <- bench, model/* <- <workload> <- workloads <- wasm/bridge <- wasm
//
// A model knows no workload and no other model; a workload knows no other one.
type layer struct {
	name   string
	is     func(path string) bool
	may    []string // layers whose packages it may import, besides its own folders
	others []string // packages of other modules
	pure   bool     // it runs natively and as wasm, unchanged
}

var layers = []layer{
	{name: "trace", is: exactly("workloads/trace"), pure: true},
	{name: "stats", is: exactly("workloads/stats"), others: []string{"golang.org/x/perf/benchmath"}, pure: true},
	{name: "bench", is: exactly("workloads/bench"), may: []string{"trace", "stats"}, pure: true},
	{name: "benchtest", is: exactly("workloads/benchtest"), may: []string{"trace", "stats", "bench"}},
	{name: "model", is: below("workloads/model/"), may: []string{"trace", "stats"}, pure: true},
	{name: "workloads", is: exactly("workloads"), may: []string{"bench", "workload"}, pure: true},
	{name: "workload", is: below("workloads/"), may: []string{"trace", "stats", "bench", "model"}, pure: true},
	{name: "wire", is: exactly("wasm/wire"), may: []string{"trace", "stats", "bench", "workloads"}, pure: true},
	{name: "bridge", is: below("wasm/bridge"), may: []string{"trace", "stats", "bench", "workloads", "wire"}, others: []string{"github.com/hack-pad/safejs"}},
	{name: "wasm", is: exactly("wasm"), may: []string{"bench", "workloads", "wire", "bridge"}},
}

// impure is what no package that runs everywhere uses: JavaScript, files, the
// network, reflection, and random sources of its own.
var impure = []string{
	"syscall/js", "github.com/hack-pad/safejs", "os", "net", "io/ioutil", "encoding/json", "reflect",
	"math/rand", "crypto/rand", "log", "embed",
}

func exactly(want string) func(string) bool { return func(path string) bool { return path == want } }

func below(prefix string) func(string) bool {
	return func(path string) bool { return strings.HasPrefix(path, prefix) }
}

// layerOf finds the layer of a package, by its path below the module.
func layerOf(path string) *layer {
	for i := range layers {
		if layers[i].is(path) {
			return &layers[i]
		}
	}
	return nil
}

// refuses says why a package of the layer may not import another; "" if it may.
func (l *layer) refuses(from, to string, wasm bool) string {
	own, ours := strings.CutPrefix(to, module)
	switch {
	case ours:
		return l.refusesOurs(from, own)
	case slices.Contains(l.others, to):
		return ""
	case l.pure && is(to, impure):
		return "under workloads and in wire there is no JavaScript, no file, no network and no reflection"
	case l.pure && wasm && to == "time":
		return "the clock is handed in"
	case strings.Contains(strings.Split(to, "/")[0], "."):
		return l.name + " uses no package of another module" + but(l.others)
	}
	return ""
}

func (l *layer) refusesOurs(from, to string) string {
	other := layerOf(to)
	switch {
	case other == nil:
		return "" // build, which is told by its own rule
	case slices.Contains(l.may, other.name):
		return ""
	case other == l && root(from) == root(to):
		return ""
	}
	if len(l.may) == 0 {
		return l.name + " imports nothing of ours"
	}
	return l.name + " imports only " + strings.Join(l.may, ", ")
}

// root is the folder of a model or a workload: parts of one may import each other.
func root(path string) string {
	n := 2
	if strings.HasPrefix(path, "workloads/model/") {
		n = 3
	}
	parts := strings.Split(path, "/")
	return strings.Join(parts[:min(n, len(parts))], "/")
}

func is(path string, list []string) bool {
	return slices.ContainsFunc(list, func(p string) bool { return path == p || strings.HasPrefix(path, p+"/") })
}

func but(others []string) string {
	if len(others) == 0 {
		return ""
	}
	return " but " + strings.Join(others, ", ")
}
