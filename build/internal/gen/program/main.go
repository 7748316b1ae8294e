// Command program makes the generated files of web/src/gen: the manifest, the
// types that both languages share, the table of events, a docs page for each
// workload, the recordings of the Yard, and the table of the bench for page and README. The verb gen compiles and runs it.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"switchyard/build/internal/measured"
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
	kept, err := measured.Read(filepath.Join(root, filepath.FromSlash(measured.Path)))
	if err != nil {
		return nil, err
	}
	if files["measured.json"], err = measuredFile(kept); err != nil {
		return nil, err
	}
	files["measured.ts"] = []byte(measuredTypes)
	out := filepath.Join(root, filepath.FromSlash(genFolder))
	stale, err := write(root, out, files, check)
	if err != nil {
		return stale, err
	}
	old, err := hashFile(root, workloads.All, check)
	if old {
		stale = append(stale, hashPath)
	}
	if err != nil {
		return stale, err
	}
	old, err = readme(root, kept, check)
	if old {
		stale = append(stale, "README.md")
	}
	return stale, err
}
