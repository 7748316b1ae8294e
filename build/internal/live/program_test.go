package live

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"switchyard/build/internal/repo"
)

func TestProgramTellsProgressAndResult(t *testing.T) {
	r, err := repo.Find()
	if err != nil {
		t.Fatal(err)
	}
	run := Program(r)
	var out bytes.Buffer
	if err := run(t.Context(), &Request{Workload: "chain", Params: map[string]string{"n": "10"}, Samples: 1}, &out); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	last := lines[len(lines)-1]
	if !strings.HasPrefix(lines[0], `{"type":"progress"`) || !strings.HasPrefix(last, `{"type":"done"`) || !strings.Contains(last, `"n":"10"`) {
		t.Errorf("%s", out.Bytes())
	}

	for what, q := range map[string]*Request{
		"one of taskspeed": {Workload: "chains", Samples: 1},
		"1 to 10000000":    {Workload: "chain", Params: map[string]string{"n": "0"}, Samples: 1},
		"-engine":          {Workload: "chain", Params: map[string]string{"nn": "1"}, Samples: 1},
		"soft, hard":       {Workload: "chain", Params: map[string]string{"engine": "-trace=/x"}, Samples: 1},
	} {
		out.Reset()
		err := run(t.Context(), q, &out)
		var f *failure
		if !errors.As(err, &f) || f.stage != "params" || out.Len() > 0 || !strings.Contains(f.words, what) {
			t.Errorf("%s: %v %s", what, err, out.Bytes())
		}
	}
}

func TestArgumentsAreTiedToTheirFlags(t *testing.T) {
	q := &Request{Workload: "chain", Params: map[string]string{"n": "-trace=x", "engine": "soft"}, Seed: 7, Samples: 3}
	want := []string{"chain", "-format=lines", "-mode=measure", "-seed=7", "-samples=3", "-engine=soft", "-n=-trace=x"}
	if got := q.arguments(); !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}
