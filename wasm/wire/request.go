package wire

import (
	"strconv"
	"strings"

	"switchyard/workloads/bench"
)

// Prefixes of the names that a request may have many of.
const (
	paramPrefix       = "param."
	environmentPrefix = "environment."
)

// MaxWindow is the most steps whose events one request may ask for: their
// text is one JavaScript string of some 25 characters a step.
const MaxWindow = 1 << 22

// lastStep is the last that a number of JavaScript can name.
const lastStep = 1 << 53

// Request is one run as the page asks for it.
type Request struct {
	Workload    string
	Params      []bench.Setting // in the order given, keys possibly unknown: bench.Workload.Bind checks them
	Seed        uint64
	Samples     int
	Mode        bench.Mode
	From, To    uint64 // window of mode study
	Start       bool   // the state before the window too
	Lines       bool   // which line of which program each event comes from
	Repeat      bool   // samples of a mode that records: only their times are of interest
	Early       bool   // while the run goes on: the window as soon as it is full, in mode measure the samples so far
	Manifest    string // hash of the page's manifest
	MemoryLimit int64  // bytes; 0 is none
	Environment []bench.Setting
}

// ParseRequest reads the list of names and values. The error is a
// *bench.ParamError that names the first field that cannot be taken; Manifest
// is set in any case where it is given, so that a page of another build is
// told so first.
func ParseRequest(fields []string) (*Request, error) {
	q := new(Request)
	var first error
	for i := 0; i+1 < len(fields); i += 2 {
		if err := q.set(fields[i], fields[i+1]); err != nil && first == nil {
			first = err
		}
	}
	switch {
	case first != nil:
		return q, first
	case len(fields)%2 != 0:
		return q, &bench.ParamError{Key: "request", Value: fields[len(fields)-1], Want: "a value for each name"}
	}
	return q, q.checkWindow()
}

// checkWindow refuses a window without a step where one is recorded, and one
// that is too large.
func (q *Request) checkWindow() error {
	empty := q.To <= q.From
	if empty && q.Mode != bench.Study || !empty && q.To-q.From <= MaxWindow {
		return nil
	}
	from := strconv.FormatUint(q.From, 10)
	return &bench.ParamError{
		Key: "to", Value: strconv.FormatUint(q.To, 10),
		Want: "a step from " + strconv.FormatUint(q.From+1, 10) + " to " +
			strconv.FormatUint(min(q.From+MaxWindow, lastStep), 10) + ", as from is " + from,
	}
}

func (q *Request) set(name, value string) (err error) {
	switch name {
	case "workload":
		q.Workload = value
	case "mode":
		q.Mode = bench.Mode(value)
	case "manifest":
		q.Manifest = value
	case "seed":
		q.Seed, err = whole(name, value, 0, bench.MaxSeed)
	case "samples":
		var n uint64
		n, err = whole(name, value, 1, bench.MaxSamples)
		q.Samples = int(n)
	case "from":
		q.From, err = whole(name, value, 0, lastStep-1)
	case "to":
		q.To, err = whole(name, value, 0, lastStep)
	case "start":
		q.Start, err = flag(name, value)
	case "lines":
		q.Lines, err = flag(name, value)
	case "early":
		q.Early, err = flag(name, value)
	case "repeat":
		q.Repeat, err = flag(name, value)
	case "memoryLimit":
		var n uint64
		n, err = whole(name, value, 0, 1<<53)
		q.MemoryLimit = int64(n)
	default:
		if key, ok := strings.CutPrefix(name, paramPrefix); ok {
			q.Params = append(q.Params, bench.Setting{Key: key, Value: value})
		} else if key, ok := strings.CutPrefix(name, environmentPrefix); ok {
			q.Environment = append(q.Environment, bench.Setting{Key: key, Value: value})
		} else {
			err = &bench.ParamError{Key: name, Value: value, Want: "no such field of a request"}
		}
	}
	return err
}

func flag(name, value string) (bool, error) {
	n, err := whole(name, value, 0, 1)
	return n == 1, err
}

func whole(name, value string, low, high uint64) (uint64, error) {
	n, err := strconv.ParseUint(value, 10, 64)
	if err != nil || n < low || n > high {
		return 0, &bench.ParamError{
			Key: name, Value: value,
			Want: "a whole number from " + strconv.FormatUint(low, 10) + " to " + strconv.FormatUint(high, 10),
		}
	}
	return n, nil
}
