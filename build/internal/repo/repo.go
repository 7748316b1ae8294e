// Package repo knows where things are in the source tree of Switchyard.
package repo

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
)

// Repo is a source tree. Its value is the absolute path of the top folder.
type Repo string

// Find gives the tree that the working directory is in.
func Find() (Repo, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	return FindFrom(dir)
}

// FindFrom gives the tree that dir is in: the nearest folder at or above it
// whose go.mod names the module switchyard.
func FindFrom(dir string) (Repo, error) {
	for d := dir; ; d = filepath.Dir(d) {
		mod, err := os.ReadFile(filepath.Join(d, "go.mod"))
		if err == nil && bytes.HasPrefix(mod, []byte("module switchyard\n")) {
			return Repo(d), nil
		}
		if d == filepath.Dir(d) {
			return "", fmt.Errorf("folder: %s: not inside a clone of switchyard", dir)
		}
	}
}

// Path joins the slash-separated rel to the top folder.
func (r Repo) Path(rel string) string { return filepath.Join(string(r), filepath.FromSlash(rel)) }

// Dist is where the static site goes.
func (r Repo) Dist() string { return r.Path("dist") }

// Cache joins the slash-separated rel to the folder of things that can be made
// again at any time.
func (r Repo) Cache(rel string) string { return r.Path(".cache/" + rel) }
