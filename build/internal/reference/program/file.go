package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"os"

	"switchyard/workloads/bench"
)

// file is a reference.json whose parts keep the text that they had.
type file struct {
	Sources []json.RawMessage `json:"sources"`
	Rows    []json.RawMessage `json:"rows"`
}

// replaceNative puts rows in the place of the native ones in the file: of all
// of them, or else of those with the same params. All other rows stay as they are.
func replaceNative(path string, rows []bench.ReferenceRow, all bool) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	var f file
	if err := d.Decode(&f); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	var kept []json.RawMessage
	for i, raw := range f.Rows {
		var old bench.ReferenceRow
		if err := json.Unmarshal(raw, &old); err != nil {
			return fmt.Errorf("%s: row %d: %w", path, i, err)
		}
		if old.Kind != bench.RowNative || !all && !replaces(rows, &old) {
			kept = append(kept, raw)
		}
	}
	for i := range rows {
		kept = append(kept, line(&rows[i]))
	}
	f.Rows = kept
	return os.WriteFile(path, f.text(), 0o644)
}

func replaces(rows []bench.ReferenceRow, old *bench.ReferenceRow) bool {
	return len(rows) > 0 && maps.Equal(rows[0].Params, old.Params)
}

// line writes a row on one line.
func line(row *bench.ReferenceRow) []byte {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", " ")
	_ = e.Encode(row) // strings and numbers: they have a form
	text := bytes.TrimSpace(b.Bytes())
	// No string in JSON holds a line break: what there is stands between the fields.
	var out []byte
	for l := range bytes.SplitSeq(text, []byte("\n")) {
		l = bytes.TrimSpace(l)
		if n := len(out); n > 0 && out[n-1] != '{' && l[0] != '}' {
			out = append(out, ' ')
		}
		out = append(out, l...)
	}
	return out
}

func (f *file) text() []byte {
	var b bytes.Buffer
	b.WriteString("{\n\t\"sources\": ")
	list(&b, f.Sources)
	b.WriteString(",\n\t\"rows\": ")
	list(&b, f.Rows)
	b.WriteString("\n}\n")
	return b.Bytes()
}

func list(b *bytes.Buffer, items []json.RawMessage) {
	if len(items) == 0 {
		b.WriteString("[]")
		return
	}
	b.WriteString("[\n")
	for i, item := range items {
		b.WriteString("\t\t")
		b.Write(item)
		if i < len(items)-1 {
			b.WriteByte(',')
		}
		b.WriteByte('\n')
	}
	b.WriteString("\t]")
}
