// Command program is the native side of the verb bench: it answers each line
// of JSON on its standard input, a request, with one on its output.
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"switchyard/build/internal/bench/probe"
	"switchyard/workloads"
	"switchyard/workloads/bench"
)

// request is one measurement to make.
type request struct {
	Workload string            `json:"workload"`
	Params   map[string]string `json:"params"`
	Samples  int               `json:"samples"`
	Seed     uint64            `json:"seed"`
}

type answer struct {
	Result json.RawMessage `json:"result,omitempty"`
	Error  string          `json:"error,omitempty"`
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	out := json.NewEncoder(os.Stdout)
	for in.Scan() {
		var a answer
		if res, err := measure(in.Bytes()); err != nil {
			a.Error = err.Error()
		} else {
			a.Result = res.AppendJSON(nil)
		}
		if err := out.Encode(a); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}

var begin = time.Now()

func measure(line []byte) (*bench.Result, error) {
	var req request
	if err := json.Unmarshal(line, &req); err != nil {
		return nil, err
	}
	w := &probe.Workload
	if req.Workload != w.ID {
		found, err := workloads.Find(req.Workload)
		if err != nil {
			return nil, err
		}
		w = found
	}
	res, err := w.Do(settings(req.Params), bench.Options{
		Seed:    req.Seed,
		Samples: req.Samples,
		Clock:   func() int64 { return int64(time.Since(begin)) },
	})
	var failure *bench.Failure
	if errors.As(err, &failure) {
		return nil, errors.New(strings.Join(append([]string{failure.Message}, failure.Detail...), "\n"))
	}
	return res, err
}

func settings(params map[string]string) []bench.Setting {
	var list []bench.Setting
	for key, value := range params {
		list = append(list, bench.Setting{Key: key, Value: value})
	}
	slices.SortFunc(list, func(a, b bench.Setting) int { return strings.Compare(a.Key, b.Key) })
	return list
}
