// Command program makes the generated files of web/src/gen: the manifest, the
// types that both languages share, the table of events and a docs page for each
// workload. The verb gen compiles and runs it.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"switchyard/workloads"
)

func main() {
	root := flag.String("root", ".", "top folder of the source tree")
	check := flag.Bool("check", false, "write nothing")
	flag.Parse()
	stale, err := run(*root, *check)
	for _, path := range stale {
		fmt.Println(path)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run makes the files and gives the paths, relative to root, of those that were stale.
func run(root string, check bool) ([]string, error) {
	if err := validate(root, workloads.All); err != nil {
		return nil, err
	}
	files, err := makeFiles(root, workloads.All)
	if err != nil {
		return nil, err
	}
	out := filepath.Join(root, filepath.FromSlash(genFolder))
	return write(root, out, files, check)
}
