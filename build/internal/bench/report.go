package bench

import (
	"encoding/json"
	"os"
	"path/filepath"
	"time"

	"switchyard/build/internal/measured"
)

// report is the file; the package comment describes it.
type report struct {
	measured.File
	Visits  visits  `json:"visits"`
	Weights weights `json:"weights"`
}

func jsonRows(all []line) (rows []measured.Row) {
	for _, l := range all {
		r := measured.Row{ID: l.id, What: l.what, Unit: l.unit, Ratio: l.unit == ""}
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
func (d *data) raws() map[string]measured.Raw {
	all := map[string]measured.Raw{}
	for i := range d.subjects {
		s := &d.subjects[i]
		raw := measured.Raw{Unit: "s"}
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
