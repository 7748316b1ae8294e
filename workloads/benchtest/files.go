package benchtest

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"switchyard/workloads/bench"
)

// doc: doc.md has the four headings, in order, with something below each.
func (s *suite) doc(t *testing.T) {
	text, err := os.ReadFile("doc.md")
	if err != nil {
		t.Fatal(err)
	}
	var headings []string
	fenced, empty := false, false
	for l := range strings.SplitSeq(string(text), "\n") {
		if strings.HasPrefix(l, "```") {
			fenced = !fenced
		}
		heading, ok := strings.CutPrefix(l, "## ")
		switch {
		case ok && !fenced:
			if empty {
				t.Errorf("doc.md: %s: empty: at least a sentence", headings[len(headings)-1])
			}
			headings, empty = append(headings, heading), true
		case strings.TrimSpace(l) != "":
			empty = false
		}
	}
	if !slices.Equal(headings, bench.DocHeadings[:]) || empty {
		t.Errorf("doc.md: headings %q: %q, each with some text", headings, bench.DocHeadings)
	}
}

// reference: reference.json is as bench.Reference says and fits the workload.
func (s *suite) reference(t *testing.T) {
	text, err := os.ReadFile("reference.json")
	if err != nil {
		t.Fatal(err)
	}
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	var ref bench.Reference
	if err := d.Decode(&ref); err != nil {
		t.Fatalf("reference.json: %v", err)
	}
	if err := s.w.ValidateReference(&ref); err != nil {
		t.Errorf("reference.json: %v", err)
	}
	if dir, err := os.Getwd(); err == nil && filepath.Base(dir) != s.w.ID {
		t.Errorf("ID: %s: %s, the folder's name", s.w.ID, filepath.Base(dir))
	}
}
