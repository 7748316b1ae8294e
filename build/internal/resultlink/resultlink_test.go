package resultlink

import (
	"bytes"
	"flag"
	"fmt"
	"math"
	"os"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"switchyard/build/internal/draws"
)

var update = flag.Bool("update", false, "write testdata afresh")

// samplesOf gives n samples near v that look like measured ones.
func samplesOf(n int, v float64) []float64 {
	d := draws.Draws(7)
	all := make([]float64, n)
	for i := range all {
		all[i] = v * (1 + float64(d.Below(1000))/20000)
	}
	return all
}

func chain(n int) *Claim {
	return &Claim{
		Workload:    "chain",
		Params:      []Pair{{"n", "100000"}, {"engine", "soft"}},
		Seed:        4294967295,
		Environment: []Pair{{"runtime", "Chromium 156"}, {"os", "Linux"}, {"cores", "2"}, {"memory", "8 GiB"}, {"date", "2026-11-30"}},
		ClockStep:   5e-6,
		FirstRun:    0.0123,
		Stable:      true,
		Samples:     n,
		Metrics: []Metric{
			{"total", samplesOf(n, 0.0032)},
			{"rate", samplesOf(n, 93.4e6)},
			{"create", samplesOf(n, 0.0011)},
			{"run", samplesOf(n, 0.0021)},
			{"bytes", make([]float64, n)},
		},
	}
}

// rows is a result of very many metrics.
func rows(n int) *Claim {
	c := chain(n)
	c.Workload, c.Metrics = "taskspeed", nil
	for i := range 20 {
		c.Metrics = append(c.Metrics, Metric{fmt.Sprintf("a-rather-long-row-%d", i), samplesOf(n, float64(i+1)*1e-8)})
	}
	return c
}

// full is a result of version 2 with everything it can say.
func full(n int) *Claim {
	c := chain(n)
	c.More = &More{Runs: 4321, Shortest: 0.0507, Counts: "0badc0de", Events: "9f86d081884c7d65", Marks: []Mark{
		{Sample: 0, Collections: 3},
		{Sample: 4, Kernel: true, Percent: 127},
		{Sample: n - 1, Kernel: true, Hidden: true, Collections: 1, Percent: 84},
	}}
	return c
}

func must(t *testing.T, c *Claim) string {
	t.Helper()
	link, err := Encode(c)
	if err != nil {
		t.Fatal(err)
	}
	return link
}

func TestThirtySamplesFitIntoAThousandCharacters(t *testing.T) {
	for name, c := range map[string]*Claim{"chain": chain(30), "taskspeed": rows(30), "full": full(30)} {
		link := must(t, c)
		t.Logf("%s: %d characters", name, len(link))
		got, err := Decode(link)
		if err != nil {
			t.Fatal(err)
		}
		if len(link) >= Wanted || !strings.HasSuffix(link, "x") {
			t.Errorf("%s: %d characters: %s", name, len(link), link)
		}
		if len(got.Metrics)+got.LeftOut != len(c.Metrics) || len(got.Metrics) == 0 {
			t.Errorf("%s: %d metrics and %d left out of %d", name, len(got.Metrics), got.LeftOut, len(c.Metrics))
		}
	}
}

func TestALinkGivesBackWhatWasWritten(t *testing.T) {
	for _, c := range []*Claim{chain(1), chain(10), chain(30), full(10), full(30)} {
		got, err := Decode(must(t, c))
		if err != nil {
			t.Fatal(err)
		}
		for i, m := range got.Metrics {
			for j, v := range m.Samples {
				w := c.Metrics[i].Samples[j]
				if math.Abs(v-w) > 0.05/4095*w+1e-7*w {
					t.Errorf("%s: sample %d: %g, want %g", m.Name, j, v, w)
				}
			}
		}
		w := *c
		w.Metrics, w.Bits, got.Metrics = nil, got.Bits, nil
		if !reflect.DeepEqual(got, &w) {
			t.Errorf("%+v, want %+v", got, &w)
		}
	}
}

func TestWhatDoesNotFitIsSaid(t *testing.T) {
	if link, err := Encode(chain(1000)); err != nil || len(link) > MaxLength {
		t.Errorf("a thousand samples: %d characters, %v", len(link), err)
	}
	c := chain(1000)
	for i := range 32 {
		c.Environment = append(c.Environment[:i], Pair{strconv.Itoa(i), strings.Repeat("v", maxValue)})
	}
	if _, err := Encode(c); err == nil || !strings.Contains(err.Error(), "export") {
		t.Errorf("too much of it: %v", err)
	}
}

func TestACutLinkSaysSo(t *testing.T) {
	for _, c := range []*Claim{chain(1), chain(30), rows(30), full(30)} {
		link := must(t, c)
		for n := 2; n < len(link); n++ {
			if _, err := Decode(link[:n]); err != errCut {
				t.Fatalf("%s: %v", link[:n], err)
			}
		}
	}
}

func TestAnotherVersionIsNamed(t *testing.T) {
	for _, version := range []string{"r3", "r10", "r999"} {
		if _, err := Decode("#" + version + ".abc.defghix"); err == nil || !strings.Contains(err.Error(), version+": made by a newer version") {
			t.Errorf("%s: %v", version, err)
		}
	}
	for _, version := range []string{"r0", "r01", "r002"} {
		if _, err := Decode("#" + version + ".abc.defghix"); err != errForm {
			t.Errorf("%s: %v", version, err)
		}
	}
	for _, link := range []string{"", "#", "#chain", "#road", "#r1234", "#r1,abc"} {
		if IsResult(link) {
			t.Errorf("%q is taken for a result", link)
		}
	}
}

// links of all versions that were ever given out: they work for ever.
func links(t *testing.T) []string {
	t.Helper()
	data, err := os.ReadFile("testdata/links.txt")
	if err != nil {
		t.Fatal(err)
	}
	return strings.Fields(string(data))
}

func TestOldLinksWork(t *testing.T) {
	if *update {
		var all strings.Builder
		for _, c := range []*Claim{chain(1), chain(10), chain(30), rows(30), full(10), full(30)} {
			fmt.Fprintln(&all, must(t, c))
		}
		if err := os.WriteFile("testdata/links.txt", []byte(all.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, link := range links(t) {
		if c, err := Decode(link); err != nil || c.Metrics[0].Samples == nil {
			t.Errorf("%s: %v", link, err)
		}
	}
}

// A million links, spoilt in every way: testdata/digests.txt has what each
// thousand came to, and the page's test goes through the same.
func TestAMillionSpoiltLinksGiveAClaimOrAnError(t *testing.T) {
	blocks := 1000
	if testing.Short() {
		blocks = 20
	}
	var got bytes.Buffer
	for _, d := range digests(links(t), blocks, 1000) {
		fmt.Fprintf(&got, "%08x\n", d)
	}
	if *update {
		if err := os.WriteFile("testdata/digests.txt", got.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile("testdata/digests.txt")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.HasPrefix(want, got.Bytes()) {
		t.Error("the outcomes are not those of testdata/digests.txt")
	}
}

func FuzzDecode(f *testing.F) {
	f.Add("#r1.abc.defghix")
	f.Fuzz(func(t *testing.T, link string) {
		c, err := Decode(link)
		if err == nil && (len(c.Metrics) == 0 || len(c.Metrics[0].Samples) != c.Samples) {
			t.Errorf("%+v", c)
		}
	})
}
