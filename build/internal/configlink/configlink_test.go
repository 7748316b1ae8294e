package configlink

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"runtime"
	"strings"
	"testing"
	"time"

	"switchyard/build/internal/draws"
	"switchyard/workloads"
	"switchyard/workloads/bench"
	"switchyard/workloads/benchtest"
)

func TestThePageKnowsTheToys(t *testing.T) {
	var all struct {
		Workloads []struct {
			ID      string            `json:"id"`
			Params  []json.RawMessage `json:"params"`
			Presets []json.RawMessage `json:"presets"`
		} `json:"workloads"`
	}
	if err := json.Unmarshal(bench.Manifest(toys), &all); err != nil {
		t.Fatal(err)
	}
	text, err := json.MarshalIndent(all, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	benchtest.Golden(t, "testdata/workloads.json", append(text, '\n'))
}

func TestOldLinksMeanWhatTheyMeant(t *testing.T) {
	var got strings.Builder
	for _, link := range links(t) {
		l := Read(toys, link)
		fmt.Fprintf(&got, "%s\n  %s\n", link, strings.ReplaceAll(strings.TrimSpace(outcome(l)), "\n", "\n  "))
		if len(l.Errors) > 0 {
			t.Errorf("%s: %v", link, l.Errors)
		}
	}
	benchtest.Golden(t, "testdata/meanings.txt", []byte(got.String()))
}

// A million links, spoilt in every way: testdata/digests.txt has what each ten
// thousand came to, and the page's test goes through the same.
func TestAMillionSpoiltLinksGiveAStateOfTheSameWorkloadOrAnError(t *testing.T) {
	blocks := 100
	if testing.Short() {
		blocks = 5
	}
	taken, refused := 0, 0
	d := draws.First
	var got bytes.Buffer
	for range blocks {
		fmt.Fprintln(&got, digest(&d, links(t), 10_000, func(text string, l *Link) {
			if len(l.Errors) == 0 {
				taken++
			} else {
				refused++
			}
			sound(t, text, l)
		}))
	}
	if taken < refused/100 || refused < taken/100 {
		t.Errorf("%d taken, %d refused", taken, refused)
	}
	if testing.Short() {
		want, err := os.ReadFile("testdata/digests.txt")
		if err != nil || !bytes.HasPrefix(want, got.Bytes()) {
			t.Errorf("the outcomes are not those of testdata/digests.txt: %v", err)
		}
		return
	}
	benchtest.Golden(t, "testdata/digests.txt", got.Bytes())
}

// sound tells whether what was taken is of the workload that is named, and can run.
func sound(t testing.TB, text string, l *Link) {
	if l.Screen != Workload {
		return
	}
	if name, _, _ := strings.Cut(strings.TrimPrefix(text, "#"), "?"); name != l.Workload.ID {
		t.Fatalf("%q: %s", text, l.Workload.ID)
	}
	if _, _, err := l.Workload.Bind(l.Params); err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	if again := Read(toys, Write(l)); len(again.Errors) > 0 || Write(again) != Write(l) {
		t.Fatalf("%q: %s: %v", text, Write(l), again.Errors)
	}
}

func FuzzRead(f *testing.F) {
	for _, link := range links(f) {
		f.Add(link)
	}
	f.Fuzz(func(t *testing.T, text string) { sound(t, text, Read(toys, text)) })
}

func TestAnyLinkIsReadInBoundedTimeAndMemory(t *testing.T) {
	digits := strings.Repeat("1", MaxLength-20)
	for name, text := range map[string]string{
		"ten million characters": "#road?n=" + strings.Repeat("1", 10_000_000),
		"a long result":          "#r1." + strings.Repeat("A", 10_000_000),
		"a long number":          "#road?n=" + digits,
		"a long fraction":        "#road?delay=" + digits + "e",
		"only separators":        "#road?" + strings.Repeat("&", MaxLength-20),
		"one key again":          "#road?" + strings.Repeat("n=1&", MaxLength/4-20),
		"percent signs":          "#road?n=" + strings.Repeat("%41", MaxLength/3-20),
		"many values":            "#road?sweep=n:" + strings.Repeat("1,", MaxLength/2-20),
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		start := time.Now()
		Read(toys, text)
		took := time.Since(start)
		runtime.ReadMemStats(&after)
		made := after.TotalAlloc - before.TotalAlloc
		t.Logf("%s: %v, %d kB", name, took, made/1000)
		if took > 500*time.Millisecond || made > 8_000_000 {
			t.Errorf("%s: %v, %d bytes: at most 50 ms on a quiet machine, and 8 MB", name, took, made)
		}
	}
}

func TestLinksOfTheWorkloadsAreReadAsThePageWritesThem(t *testing.T) {
	for link, want := range map[string]string{
		"#chain?v=2&n=1000&engine=hard&x": "chain n=1000 engine=hard",
		"#hackysack?n=1":                  `n: "1": no such param of hackysack`,
		"#chai":                           "of which the link may have been cut",
		"#chain?v=3&n=5":                  `v: "3": made by a newer version of the page`,
	} {
		l := Read(workloads.All, link)
		got := strings.Join(l.Errors, "; ")
		if l.Screen == Workload && got == "" {
			got = l.Workload.ID
			for _, s := range l.Params {
				got += " " + s.Key + "=" + s.Value
			}
		}
		if !strings.Contains(got, want) {
			t.Errorf("%s: %s, want %s", link, got, want)
		}
	}
}
