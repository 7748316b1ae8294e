package bench

import (
	"errors"
	"strings"
)

// Find gives the workload with the ID; the error lists those that exist.
func Find(all []*Workload, id string) (*Workload, error) {
	ids := make([]string, len(all))
	for i, w := range all {
		if w.ID == id {
			return w, nil
		}
		ids[i] = w.ID
	}
	return nil, errors.New("workload: " + Quote(id) + ": one of " + strings.Join(ids, ", "))
}
