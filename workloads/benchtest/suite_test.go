package benchtest

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"switchyard/workloads/bench"
	"switchyard/workloads/trace"
)

// relay is a workload as sound as the suite wants; a defect spoils it.
type relay struct {
	n      int
	engine string
	defect string
	runs   int
}

func (y *relay) Run(r *bench.Run) error {
	y.runs++
	if r.Rec != nil {
		r.Rec.Emit(trace.Spawn, 0, 1, 0, 0, 0)
		for i := range y.n {
			v := int32(i)
			if y.defect == "seed" {
				v = int32(r.Now())
			}
			if y.defect == "engines" && y.engine == "hard" && i == 2 {
				v = -1
			}
			r.Rec.Emit(trace.Mark, 0, 1, 0, 1, v)
		}
		if y.defect == "events" {
			r.Rec.Emit(trace.Run, 0, 2, 0, 0, 0)
		}
	}
	r.Metric("total", 1)
	if y.defect == "metric" {
		r.Metric("more", 1)
	}
	n := int64(y.n)
	if y.defect == "count" {
		n = int64(y.runs)
	}
	r.Count("marks", n)
	got := int64(y.n)
	if y.defect == "answer" {
		got++
	}
	r.Check("marks", got, int64(y.n))
	return nil
}

func describe(defect string) *bench.Workload {
	w := &bench.Workload{
		ID: "relay", Title: "Relay", Year: 2003, Origin: "Tests", Claim: "It marks.", Layout: bench.LayoutRing,
		New: func(p *bench.Params) bench.Body {
			y := &relay{defect: defect}
			p.Int(&y.n, 5, bench.Param{Key: "n", Label: "N", Help: "Marks.", Min: 3, Max: 100})
			p.Choice(&y.engine, "soft", bench.Param{Key: "engine", Label: "Engine", Help: "Which.", Choices: []bench.Choice{
				{Value: "soft", Label: "Soft", Help: "Soft."}, {Value: "hard", Label: "Hard", Help: "Hard."}, {Value: "goroutine", Label: "Goroutine", Help: "Not recorded."},
			}})
			return y
		},
		Presets: []bench.Preset{{ID: "default", Label: "Default", Help: "Five."}, {ID: "ten", Label: "Ten", Help: "Ten.", Values: settings([]string{"n", "10"})}},
		Metrics: []bench.Metric{{Name: "total", Label: "Total", Unit: "s", Better: bench.Lower, Headline: true, Help: "One."}},
		Counts:  []bench.Count{{Name: "marks", Label: "Marks", Help: "Made."}},
		Memory:  []bench.Term{{Bytes: 16, Of: []string{"n"}}},
		Records: bench.Is("engine", "soft", "hard"),
	}
	if defect == "description" {
		w.Claim = ""
	}
	if defect == "window" {
		w.Records = bench.Is("engine", "goroutine")
	}
	return w
}

const soundDoc = "# Relay\n\n## What it is\n\nText.\n\n## Where it comes from\n\nText.\n\n## What to look for\n\nText.\n\n## Caveats\n\nNone.\n"

// folder makes the workload's folder in a temporary one and goes there.
func folder(t *testing.T, defect string) {
	dir := filepath.Join(t.TempDir(), "relay")
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	doc, reference := soundDoc, `{"sources": [], "rows": []}`
	switch defect {
	case "doc":
		doc = strings.Replace(doc, "Caveats", "Notes", 1)
	case "reference":
		reference = `{"sources": [], "rows": [{"kind": "old"}]}`
	}
	for name, text := range map[string]string{"doc.md": doc, "reference.json": reference} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(dir)
}

func TestASoundWorkloadPasses(t *testing.T) {
	defect := os.Getenv("BENCHTEST_DEFECT")
	folder(t, defect)
	Suite(t, describe(defect), Small("n", "9"), Scale("ten", "n", "8"))
}

// Each defect makes the suite fail: a test that cannot fail proves nothing.
func TestDefectsAreFound(t *testing.T) {
	if inBrowser {
		t.Skip("no processes there")
	}
	for defect, want := range map[string]string{
		"description": `Claim: "": one line of text`,
		"metric":      "1 metrics declared, 2 reported",
		"count":       "marks the same in every run: 2, want 1",
		"answer":      "marks: 9, want 8",
		"seed":        "the same seed gave",
		"events":      "step 10: run t2: it is not spawned yet",
		"engines":     "3 mark t1 c1 =-1",
		"window":      "the default, or what option Small sets, cannot be recorded",
		"doc":         `doc.md: headings ["What it is" "Where it comes from" "What to look for" "Notes"]`,
		"reference":   `row 0 (): kind: "old": one of historic, measured, native`,
	} {
		cmd := exec.Command(os.Args[0], "-test.run=^TestASoundWorkloadPasses$")
		cmd.Env = append(os.Environ(), "BENCHTEST_DEFECT="+defect)
		out, err := cmd.CombinedOutput()
		if err == nil || !strings.Contains(string(out), want) {
			t.Errorf("defect %s: error %v, want %q in:\n%s", defect, err, want, out)
		}
	}
}
