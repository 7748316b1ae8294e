package main

import (
	"bytes"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"

	"switchyard/workloads"
	"switchyard/workloads/bench"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// The page writes and reads the same text; its test takes these files
// (web/src/params/files/files.test.ts).
func TestBenchTextOfABrowsersResult(t *testing.T) {
	res := chainInABrowser(t)
	res.Samples[3].Collections = 2
	res.Samples[4].Kernel, res.Samples[4].Taints = 1.25, []bench.Taint{bench.TaintKernel, bench.TaintHidden}
	var text bytes.Buffer
	writeBench(&text, res)
	// The weight of a tasklet is a real one: whatever else takes memory then is in it.
	weight := []byte(strconv.FormatFloat(res.Samples[0].Metrics[4], 'g', -1, 64))
	weighed := func(text []byte) []byte { return bytes.ReplaceAll(text, weight, []byte("82.48")) }
	golden(t, "chain.txt", weighed(text.Bytes()))
	golden(t, "chain.json", weighed(append(res.AppendJSON(nil), '\n')))
}

func TestTheFileSaysHowTaintedSamplesAreLeftOut(t *testing.T) {
	res := chainInABrowser(t)
	for _, i := range []int{0, 4, 5, 9} {
		res.Samples[i].Kernel, res.Samples[i].Taints = 1.25, []bench.Taint{bench.TaintKernel}
	}
	res.Samples[1].Collections = 1
	var text bytes.Buffer
	writeBench(&text, res)
	said := regexp.MustCompile(`(?m)^# 4 of 10 samples tainted.*: sed '(.*)'$`).FindStringSubmatch(text.String())
	if said == nil {
		t.Fatalf("not said in\n%s", text.String())
	}
	sed, err := exec.LookPath("sed")
	if err != nil {
		t.Skip("no sed here")
	}
	cmd := exec.Command(sed, said[1])
	cmd.Stdin = &text
	left, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	if n := bytes.Count(left, []byte("\nBenchmark")); n != 6 || bytes.Contains(left, []byte("kernel=")) || !bytes.Contains(left, []byte("# next: collections=1\n")) {
		t.Errorf("%d samples left of\n%s", n, left)
	}
}

// chainInABrowser measures by a clock that is the same on every machine.
func chainInABrowser(t *testing.T) *bench.Result {
	t.Helper()
	now, n := int64(0), int64(0)
	clock := func() int64 { n++; now += 1_000_000 + n*7919%1000*1000; return now }
	var chain *bench.Workload
	for _, w := range workloads.All {
		if w.ID == "chain" {
			chain = w
		}
	}
	res, err := chain.Do([]bench.Setting{{Key: "n", Value: "100"}}, bench.Options{
		Seed: 7, Samples: 10, Clock: clock,
		Environment: []bench.Setting{
			{Key: "runtime", Value: "Chromium 156"},
			{Key: "os", Value: "Linux"},
			{Key: "cores", Value: "2"},
			{Key: "goos", Value: "js"},
			{Key: "goarch", Value: "wasm"},
			{Key: "wasm-build", Value: "ABCDEFGH"},
			{Key: "date", Value: "2026-11-30"},
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	return res
}

func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("%s: got\n%s\nwant\n%s", name, got, want)
	}
}
