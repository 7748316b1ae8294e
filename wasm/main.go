//go:build js && wasm

// Command wasm is the workloads as one module for a Web Worker: it offers one
// function to JavaScript (package bridge) and runs what it is asked for.
package main

import (
	"switchyard/wasm/bridge"
	"switchyard/workloads"
)

// find gives a workload by its ID; a build with the tag faults knows one more.
var find = workloads.Find

func main() {
	bridge.Serve(workloads.ManifestHash, find)
}
