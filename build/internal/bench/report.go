package bench

import (
	"encoding/json"
	"os"
	"path/filepath"
	"time"
)

// Schema names the form of the file.
const Schema = "switchyard.bench.v1"

// report is the file; the package comment describes it.
type report struct {
	Schema   string              `json:"schema"`
	Date     string              `json:"date"`
	Machine  map[string]string   `json:"machine"`
	Quick    bool                `json:"quick"`
	Seconds  float64             `json:"seconds"`
	Rows     []jsonRow           `json:"rows"`
	Subjects map[string]jsonRaws `json:"subjects"`
	Visits   visits              `json:"visits"`
	Weights  weights             `json:"weights"`
}

type jsonRow struct {
	ID      string   `json:"id"`
	What    string   `json:"what"`
	Value   *value   `json:"value,omitempty"`
	Ratio   bool     `json:"ratio"`
	Limit   *float64 `json:"limit,omitempty"`
	AtLeast *bool    `json:"atLeast,omitempty"`
	Met     *bool    `json:"met,omitempty"`
	Error   string   `json:"error,omitempty"`
}

type jsonRaws struct {
	Unit    string    `json:"unit"`
	Samples []float64 `json:"samples"`
}

func jsonRows(all []line) (rows []jsonRow) {
	for _, l := range all {
		r := jsonRow{ID: l.id, What: l.what, Ratio: l.unit == ""}
		if l.sense != informs {
			least := l.sense == atLeast
			r.Limit, r.AtLeast = &l.limit, &least
		}
		if l.err != nil {
			r.Error = l.err.Error()
		} else {
			r.Value = &l.value
			if l.sense != informs {
				met := l.met(l.value)
				r.Met = &met
			}
		}
		rows = append(rows, r)
	}
	return rows
}

// raws are the costs that everything was made of.
func (d *data) raws() map[string]jsonRaws {
	all := map[string]jsonRaws{}
	for i := range d.subjects {
		s := &d.subjects[i]
		raw := jsonRaws{Unit: "s"}
		for _, o := range d.outcomes[s.name] {
			raw.Samples = append(raw.Samples, s.cost(o))
		}
		all[s.name] = raw
	}
	return all
}

func (r report) write(file string) error {
	text, err := json.MarshalIndent(r, "", "\t")
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, append(text, '\n'), 0o644)
}

func today() string { return time.Now().Format(time.DateOnly) }
