// Package npm makes node_modules what package-lock.json says.
package npm

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"slices"
	"strings"

	"switchyard/build/internal/command"
	"switchyard/build/internal/repo"
)

// oldest is the oldest Node release that runs the tools and the tests: 20.10 can
// run test files one after the other.
var oldest = [2]int{20, 10}

const oldestName = "Node 20.10 or later"

// stamp holds the hash of the lock file that node_modules was made from. Times
// of files would do as well until the day one switches between branches.
const stamp = "node_modules/.made-from-lock"

// Ensure installs the packages, unless those of this lock are installed, and
// answers what it did.
func Ensure(ctx context.Context, r repo.Repo) (detail string, err error) {
	if err := checkNode(ctx); err != nil {
		return "", err
	}
	unlock, err := r.Lock(ctx, "npm")
	if err != nil {
		return "", err
	}
	defer unlock()
	want, err := lockHash(r)
	if err != nil {
		return "", err
	}
	done := "packages installed"
	if fresh(r, want) {
		gone, err := missing(r)
		if err != nil {
			return "", err
		}
		if gone == "" {
			return "packages are up to date", nil
		}
		done = gone + " was missing: " + done
	}
	// Nothing that we use needs an install script, so that none is run.
	install := command.Cmd{Dir: string(r), Args: []string{"npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"}}
	if err := install.Run(ctx); err != nil {
		return "", err
	}
	return done, os.WriteFile(r.Path(stamp), []byte(want), 0o644)
}

func fresh(r repo.Repo, want string) bool {
	got, err := os.ReadFile(r.Path(stamp))
	return err == nil && bytes.Equal(got, []byte(want))
}

// installed is npm's own list of what it put into node_modules.
const installed = "node_modules/.package-lock.json"

// missing names something of node_modules that was there after installing and
// is gone; "" if there is none.
func missing(r repo.Repo) (string, error) {
	text, err := os.ReadFile(r.Path(installed))
	if errors.Is(err, fs.ErrNotExist) {
		return installed, nil
	}
	if err != nil {
		return "", err
	}
	var list struct{ Packages map[string]struct{} }
	if err := json.Unmarshal(text, &list); err != nil {
		return installed, nil // half of it, which is as good as none
	}
	for _, folder := range slices.Sorted(maps.Keys(list.Packages)) {
		if _, err := os.Stat(r.Path(folder + "/package.json")); err != nil {
			return folder, nil
		}
	}
	return "", nil
}

func lockHash(r repo.Repo) (string, error) {
	lock, err := os.ReadFile(r.Path("package-lock.json"))
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256(lock)
	return hex.EncodeToString(sum[:]), nil
}

func checkNode(ctx context.Context) error {
	if _, err := exec.LookPath("node"); err != nil {
		return fmt.Errorf("node: not found: install %s", oldestName)
	}
	out, err := command.Cmd{Args: []string{"node", "--version"}}.Output(ctx)
	if err != nil {
		return err
	}
	return checkVersion(strings.TrimSpace(string(out)))
}

func checkVersion(version string) error {
	var have [2]int
	_, err := fmt.Sscanf(version, "v%d.%d.", &have[0], &have[1])
	if err != nil || slices.Compare(have[:], oldest[:]) < 0 {
		return fmt.Errorf("node: %s: %s", version, oldestName)
	}
	return nil
}
