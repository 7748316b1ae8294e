package gen

import (
	"go/format"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"switchyard/build/internal/repo"
)

func TestEveryFolderWithAWorkloadIsRegistered(t *testing.T) {
	r := repo.Repo(t.TempDir())
	for _, f := range []string{"workloads/chain/workload.go", "workloads/bench/run.go", "workloads/alpha/workload.go", "workloads/model/stackless/workload.go"} {
		if err := os.MkdirAll(filepath.Dir(r.Path(f)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(r.Path(f), nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if names, err := Workloads(r); err != nil || !slices.Equal(names, []string{"alpha", "chain"}) {
		t.Errorf("workloads %v, %v", names, err)
	}
	for i, want := range []bool{true, true, false} { // -check, written, fresh
		if stale, err := registry(r, i == 0); stale != want || err != nil {
			t.Errorf("round %d: stale %t, %v", i, stale, err)
		}
	}
}

func TestRegistryIsFormattedGo(t *testing.T) {
	for _, names := range [][]string{nil, {"chain"}, {"alpha", "chain"}} {
		src := registrySource(names)
		if f, err := format.Source(src); err != nil || string(f) != string(src) {
			t.Errorf("%v: %v\n%s", names, err, src)
		}
	}
}
