package live

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

const (
	maxBody   = 16 << 10 // bytes
	maxParams = 64
	maxValue  = 200 // characters of a value
)

// Request is a run in mode measure, the only one whose numbers are quoted.
type Request struct {
	Workload string            `json:"workload"`
	Params   map[string]string `json:"params"`
	Seed     uint32            `json:"seed"`
	Samples  int               `json:"samples"`
}

var name = regexp.MustCompile(`^[a-zA-Z][a-zA-Z0-9]{0,39}$`)

// parse reads a request. What it lets through is bounded and has no name that
// could be taken for a flag; whether the workload has such a param with such a
// value is for the program to say.
func parse(r io.Reader) (*Request, error) {
	d := json.NewDecoder(r)
	d.DisallowUnknownFields()
	q := &Request{Seed: 1, Samples: 10}
	if err := d.Decode(q); err != nil {
		return nil, fmt.Errorf("request: %w: an object with workload, params, seed and samples, at most %d bytes", err, maxBody)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return nil, errors.New("request: more than one object: one would be right")
	}
	switch {
	case !name.MatchString(q.Workload):
		return nil, fmt.Errorf("workload: %s: letters and digits", quote(q.Workload))
	case len(q.Params) > maxParams:
		return nil, fmt.Errorf("params: %d: at most %d", len(q.Params), maxParams)
	case q.Samples < 1 || q.Samples > 1000:
		return nil, fmt.Errorf("samples: %d: a whole number from 1 to 1000", q.Samples)
	}
	for key, value := range q.Params {
		if !name.MatchString(key) {
			return nil, fmt.Errorf("param: %s: letters and digits", quote(key))
		}
		if reserved := []string{"trace", "format", "from", "to", "mode", "preset", "seed", "samples", "h", "help"}; slices.Contains(reserved, key) {
			return nil, fmt.Errorf("param: %s: not one of a workload", quote(key))
		}
		if len(value) > maxValue {
			return nil, fmt.Errorf("%s: %s: at most %d characters", key, quote(value), maxValue)
		}
		// No program can be started with a zero byte in an argument.
		if strings.ContainsFunc(value, unicode.IsControl) {
			return nil, fmt.Errorf("%s: %q: no control characters", key, value)
		}
	}
	return q, nil
}

// arguments are those of the verb native. Each value is tied to its flag, so that
// none is taken for another flag.
func (q *Request) arguments() []string {
	args := []string{
		q.Workload, "-format=lines", "-mode=measure",
		"-seed=" + strconv.FormatUint(uint64(q.Seed), 10), "-samples=" + strconv.Itoa(q.Samples),
	}
	keys := make([]string, 0, len(q.Params))
	for key := range q.Params {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	for _, key := range keys {
		args = append(args, "-"+key+"="+q.Params[key])
	}
	return args
}
