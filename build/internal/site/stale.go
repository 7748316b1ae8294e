package site

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
)

// staleIn gives the files in dir that an earlier build wrote and that are not
// among those of this one. Any other file there is somebody's own: an error.
func staleIn(dir string, files []named) ([]string, error) {
	kept := map[string]bool{}
	for _, f := range files {
		kept[f.name] = true
	}
	earlier, err := listed(dir)
	if err != nil {
		return nil, err
	}
	var stale []string
	err = filepath.WalkDir(dir, func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		rel, err := filepath.Rel(dir, file)
		if err != nil {
			return err
		}
		name := filepath.ToSlash(rel)
		switch plain := uncompressed(name); {
		case kept[name]:
		case earlier[plain] || hashed.MatchString(path.Base(plain)):
			stale = append(stale, name)
		default:
			return fmt.Errorf("%s: no build wrote it: move it out of %s, which holds the site alone", file, filepath.Base(dir))
		}
		return nil
	})
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return stale, err
}

// hashed are the names that carry their content's hash. A build that was killed
// may have left some that no _headers lists.
var hashed = regexp.MustCompile(`-[A-Z0-9]{8}\.[a-z0-9.]+$`)

// listed gives the files that the last build wrote, by its _headers.
func listed(dir string) (map[string]bool, error) {
	text, err := os.ReadFile(filepath.Join(dir, headersName))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	names := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		if name, ok := strings.CutPrefix(strings.TrimSpace(line), "/"); ok {
			names[name] = true
		}
	}
	return names, nil
}

func uncompressed(name string) string {
	return strings.TrimSuffix(strings.TrimSuffix(name, ".br"), ".gz")
}

// remove deletes files below dir, and folders that are empty then.
func remove(dir string, names []string) error {
	for _, name := range names {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.Remove(file); err != nil {
			return err
		}
		for folder := filepath.Dir(file); folder != dir; folder = filepath.Dir(folder) {
			if os.Remove(folder) != nil {
				break // another file is in it
			}
		}
	}
	return nil
}
