package workloads

import (
	"slices"
	"strings"
	"testing"

	"switchyard/workloads/bench"
)

func TestWorkloadsAreInTheOrderOfTheirYears(t *testing.T) {
	a, b, c := &bench.Workload{ID: "a", Year: 2009}, &bench.Workload{ID: "b", Year: 2003}, &bench.Workload{ID: "c", Year: 2003}
	if got := byYear(a, b, c); !slices.Equal(got, []*bench.Workload{b, c, a}) {
		t.Errorf("order %s %s %s, want b c a", got[0].ID, got[1].ID, got[2].ID)
	}
}

func TestManifestHashIsThatOfTheDescriptions(t *testing.T) {
	if got := bench.ManifestHash(bench.Manifest(All)); got != ManifestHash {
		t.Errorf("the manifest has the hash %s, ManifestHash is %s: go run ./build gen makes it anew", got, ManifestHash)
	}
}

func TestEveryWorkloadIsFoundByItsID(t *testing.T) {
	for _, w := range All {
		if got, err := Find(w.ID); got != w || err != nil {
			t.Errorf("%s: %v, %v", w.ID, got, err)
		}
	}
	_, err := Find("nope")
	if err == nil || !strings.HasPrefix(err.Error(), `workload: "nope": one of `) {
		t.Errorf("nope: %v", err)
	}
}

func TestWhatIsNoWorkloadIsShownCut(t *testing.T) {
	_, err := Find("../" + strings.Repeat("x", 100_000))
	if err == nil || len(err.Error()) > 200 {
		t.Errorf("of 100,003 bytes %d are shown", len(err.Error()))
	}
}
