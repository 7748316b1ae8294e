package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"switchyard/build/internal/measured"
)

// measuredFile gives the table of the bench to the page, as texts: what is
// shown is said once, in Go.
func measuredFile(f measured.File) ([]byte, error) {
	type row struct {
		What     string `json:"what"`
		Measured string `json:"measured"`
		Interval string `json:"interval"`
		Rounds   string `json:"rounds"`
		Target   string `json:"target"`
		Verdict  string `json:"verdict"`
	}
	var rows []row
	for _, r := range f.Rows {
		rows = append(rows, row{r.What, r.Text(), r.Interval(), r.Rounds(), r.Target(), r.Verdict()})
	}
	return marshal(map[string]any{
		"where": f.Where(), "footnote": measured.Footnote, "quick": f.Quick, "rows": rows,
	})
}

// measuredTypes is what imports the table.
const measuredTypes = header + `import table from "./measured.json";

export interface MeasuredRow {
  readonly what: string;
  readonly measured: string;
  readonly interval: string;
  readonly rounds: string;
  /** "" where the row only informs. */
  readonly target: string;
  readonly verdict: string;
}

/** The output of the bench that is kept, as texts. */
export interface Measured {
  readonly where: string;
  readonly footnote: string;
  /** Few rounds: not to be quoted. */
  readonly quick: boolean;
  readonly rows: readonly MeasuredRow[];
}

export const measured: Measured = table;
`

// The part of the README that the table stands in.
const (
	readmeBegin = "<!-- measured: go run ./build gen writes this -->\n"
	readmeEnd   = "<!-- end of measured -->\n"
)

// readme brings the table in the README up to date. It answers whether it was
// stale; with check it writes nothing.
func readme(root string, f measured.File, check bool) (stale bool, err error) {
	path := filepath.Join(root, "README.md")
	have, err := os.ReadFile(path)
	if err != nil {
		return false, err
	}
	want, err := withTable(have, f)
	if err != nil || bytes.Equal(have, want) || check {
		return err == nil && !bytes.Equal(have, want), err
	}
	return true, os.WriteFile(path, want, 0o644)
}

// withTable puts the rows that have a target between the markers of the text.
func withTable(text []byte, f measured.File) ([]byte, error) {
	before, rest, begun := strings.Cut(string(text), readmeBegin)
	_, after, ended := strings.Cut(rest, readmeEnd)
	if !begun || !ended {
		return nil, errors.New("README.md: no place for the table: " + strings.TrimSpace(readmeBegin) + " and " + strings.TrimSpace(readmeEnd) + " would be right")
	}
	var b strings.Builder
	b.WriteString(before + readmeBegin)
	fmt.Fprintf(&b, "%s. %s", f.Where(), f.Summary())
	if short := f.Short(); len(short) > 0 {
		b.WriteString(" These are not; DECISIONS says why, and what was tried:\n\n- " + strings.Join(short, "\n- "))
	}
	b.WriteString("\n\n")
	b.WriteString("| what | measured | interval | rounds | target | |\n| --- | ---: | --- | ---: | --- | --- |\n")
	starred := false
	for _, r := range f.Targets() {
		starred = starred || strings.HasSuffix(r.Interval(), "*")
		cells := []string{r.What, r.Text(), r.Interval(), r.Rounds(), r.Target(), r.Verdict()}
		b.WriteString("| " + strings.ReplaceAll(strings.Join(cells, " | "), "*", `\*`) + " |\n")
	}
	if starred {
		b.WriteString("\n" + strings.ReplaceAll(measured.Footnote, "*", `\*`) + ".\n")
	}
	b.WriteString(readmeEnd + after)
	return []byte(b.String()), nil
}
