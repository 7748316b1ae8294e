package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"

	"switchyard/workloads/bench"
)

// hashPath is Go, so that the wasm knows the hash without writing the manifest,
// which took a third of its start.
const hashPath = "workloads/manifest_gen.go"

// hashFile brings the constant up to date and tells whether it was stale; with
// check it writes nothing.
func hashFile(root string, all []*bench.Workload, check bool) (stale bool, err error) {
	path := filepath.Join(root, filepath.FromSlash(hashPath))
	want := fmt.Appendf(nil, "%spackage workloads\n\n// ManifestHash is the bench.ManifestHash of the manifest of All.\nconst ManifestHash = %q\n", header, bench.ManifestHash(bench.Manifest(all)))
	have, err := os.ReadFile(path)
	if err == nil && bytes.Equal(have, want) {
		return false, nil
	}
	if check {
		return true, nil
	}
	return true, os.WriteFile(path, want, 0o644)
}
