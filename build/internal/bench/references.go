package bench

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"switchyard/build/internal/repo"
)

// references reads the figures of the real systems from the workloads' own
// reference.json, so that the table and the page quote the same ones.
type references struct{ repo repo.Repo }

type referenceRow struct {
	Kind    string            `json:"kind"`
	Runtime string            `json:"runtime"`
	Metric  string            `json:"metric"`
	Unit    string            `json:"unit"`
	Value   float64           `json:"value"`
	Params  map[string]string `json:"params"`
}

// seconds gives what one operation took the real system: the first measured
// row with that metric, those params among its own, and a runtime that begins so.
// A rate is turned into seconds.
func (r references) seconds(id, metric string, params map[string]string, runtime string) (float64, error) {
	file := "workloads/" + id + "/reference.json"
	text, err := os.ReadFile(r.repo.Path(file))
	if err != nil {
		return 0, fmt.Errorf("reference: %w", err)
	}
	var reference struct {
		Rows []referenceRow `json:"rows"`
	}
	if err := json.Unmarshal(text, &reference); err != nil {
		return 0, fmt.Errorf("%s: %w", file, err)
	}
	for _, row := range reference.Rows {
		if row.Kind == "measured" && row.Metric == metric && strings.HasPrefix(row.Runtime, runtime) && has(row.Params, params) {
			if strings.HasSuffix(row.Unit, "/s") {
				return 1 / row.Value, nil
			}
			return row.Value, nil
		}
	}
	return 0, fmt.Errorf("%s: no measured row of %s, metric %s, params %v", file, runtime, metric, params)
}

func has(all, wanted map[string]string) bool {
	for key, value := range wanted {
		if all[key] != value {
			return false
		}
	}
	return true
}
