// Package measured is the output of the verb bench that is kept: build/measured.json,
// which README and page quote. `go run ./build bench -o build/measured.json` writes
// it, and gen makes the tables of it.
package measured

import (
	"encoding/json"
	"fmt"
	"os"
)

// Schema names the form of the file.
const Schema = "switchyard.bench.v1"

// Path is where the file that is quoted stands, from the top folder.
const Path = "build/measured.json"

// File is the part of the output that tables are made of; package bench says
// what each field means.
type File struct {
	Schema   string            `json:"schema"`
	Date     string            `json:"date"`
	Machine  map[string]string `json:"machine"`
	Quick    bool              `json:"quick"`
	Seconds  float64           `json:"seconds"`
	Rows     []Row             `json:"rows"`
	Subjects map[string]Raw    `json:"subjects"`
}

// Row is a line of the table.
type Row struct {
	ID      string   `json:"id"`
	What    string   `json:"what"`
	Value   *Value   `json:"value,omitempty"`
	Unit    string   `json:"unit"` // of value and limit: "" of a ratio, s, B
	Ratio   bool     `json:"ratio"`
	Limit   *float64 `json:"limit,omitempty"`
	AtLeast *bool    `json:"atLeast,omitempty"`
	Met     *bool    `json:"met,omitempty"`
	Error   string   `json:"error,omitempty"`
}

// Value is a figure with its interval.
type Value struct {
	Median  float64 `json:"median"`
	Low     float64 `json:"low"`
	High    float64 `json:"high"`
	Rounds  int     `json:"rounds"`
	Bounded bool    `json:"bounded"`
	Unit    string  `json:"unit"`
}

// Raw is what a subject cost, a number a round.
type Raw struct {
	Unit    string    `json:"unit"`
	Samples []float64 `json:"samples"`
}

// Read reads a file of this schema.
func Read(path string) (f File, err error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return f, fmt.Errorf("%w: go run ./build bench -o %s writes it", err, Path)
	}
	if err := json.Unmarshal(text, &f); err != nil {
		return f, fmt.Errorf("%s: %w", Path, err)
	}
	if f.Schema != Schema {
		return f, fmt.Errorf("%s: schema: %q: %s would be right; go run ./build bench -o %s writes it anew", Path, f.Schema, Schema, Path)
	}
	return f, nil
}
