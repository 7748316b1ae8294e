//go:build js && wasm

// Command wasm is the probe as a module for the page's worker.
package main

import (
	"errors"

	"switchyard/build/internal/bench/probe"
	"switchyard/wasm/bridge"
	"switchyard/workloads/bench"
)

func main() {
	bridge.Serve(probe.Manifest, func(id string) (*bench.Workload, error) {
		if id != probe.Workload.ID {
			return nil, errors.New("workload: " + id + ": this module has only the probe")
		}
		return &probe.Workload, nil
	})
}
