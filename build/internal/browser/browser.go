// Package browser finds the Chromium that the browser tests run in.
package browser

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"time"

	"switchyard/build/internal/command"
)

// Variable names the environment variable that chooses a browser.
const Variable = "SWITCHYARD_CHROMIUM"

// names are looked for on the PATH, places where installers put browsers
// without touching it.
var (
	names  = []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"}
	places = []string{
		"/usr/bin/chromium",
		"/opt/google/chrome/chrome",
		"/snap/bin/chromium",
		"/Applications/Chromium.app/Contents/MacOS/Chromium",
		"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	}
)

var errNone = errors.New("browser: none found: install Chromium or Chrome, or set " + Variable + " to its path")

// Machine is what the search asks of the machine.
type Machine struct {
	Getenv   func(name string) string
	LookPath func(name string) (string, error)
	// Exists reports whether there is a file that could be run.
	Exists func(path string) bool
	// Try runs the program with --version and tells what is wrong with it.
	Try func(ctx context.Context, path string) error
	// CanInstall reports whether apt may install packages.
	CanInstall func() bool
	// Install installs the package that brings /usr/bin/chromium.
	Install func(ctx context.Context) error
}

// Find gives the path of a Chromium: the one chosen by the environment, one that
// is installed, or on Debian as root one that it installs. It has been run once.
// The error says in one line what to install.
func Find(ctx context.Context, m Machine) (string, error) {
	if chosen := m.Getenv(Variable); chosen != "" {
		if !m.Exists(chosen) {
			return "", fmt.Errorf("%s: %s: the path of a Chromium or Chrome that can be run", Variable, chosen)
		}
		if err := m.Try(ctx, chosen); err != nil {
			return "", fmt.Errorf("%s: %s: %w: the path of a Chromium or Chrome would be right", Variable, chosen, err)
		}
		return chosen, nil
	}
	path, err := findOrInstall(ctx, m)
	if err != nil {
		return "", err
	}
	if err := m.Try(ctx, path); err != nil {
		return "", fmt.Errorf("browser: %s: %w: install it anew, or set %s to the path of another", path, err, Variable)
	}
	return path, nil
}

func findOrInstall(ctx context.Context, m Machine) (string, error) {
	if path := installed(m); path != "" {
		return path, nil
	}
	if !m.CanInstall() {
		return "", errNone
	}
	if err := m.Install(ctx); err != nil {
		return "", fmt.Errorf("browser: apt-get install chromium: %w", err)
	}
	if path := installed(m); path != "" {
		return path, nil
	}
	return "", errNone
}

func installed(m Machine) string {
	for _, name := range names {
		if path, err := m.LookPath(name); err == nil {
			return path
		}
	}
	for _, path := range places {
		if m.Exists(path) {
			return path
		}
	}
	return ""
}

// ThisMachine is the machine that the program runs on.
var ThisMachine = Machine{
	Getenv:   os.Getenv,
	LookPath: exec.LookPath,
	Exists: func(path string) bool {
		info, err := os.Stat(path)
		return err == nil && info.Mode().IsRegular() && info.Mode()&0o111 != 0
	},
	Try: try,
	CanInstall: func() bool {
		_, debian := os.Stat("/etc/debian_version")
		_, apt := exec.LookPath("apt-get")
		return debian == nil && apt == nil && os.Geteuid() == 0
	},
	Install: func(ctx context.Context) error {
		quiet := []string{"DEBIAN_FRONTEND=noninteractive"}
		update := command.Cmd{Env: quiet, Args: []string{"apt-get", "-q", "update"}}
		if err := update.Run(ctx); err != nil {
			return err
		}
		install := command.Cmd{Env: quiet, Args: []string{"apt-get", "-q", "-y", "install", "--no-install-recommends", "chromium"}}
		return install.Run(ctx)
	},
}

// patience is far more than a browser takes to tell its version.
const patience = 30 * time.Second

func try(ctx context.Context, path string) error {
	ctx, cancel := context.WithTimeoutCause(ctx, patience, fmt.Errorf("no answer in %v", patience))
	defer cancel()
	out, err := command.Cmd{Args: []string{path, "--version"}}.Output(ctx)
	switch {
	case err != nil:
		first, _, _ := strings.Cut(err.Error(), "\n")
		return fmt.Errorf("--version fails: %s", strings.TrimPrefix(first, path+": "))
	case !strings.Contains(string(out), "Chrom"):
		return errors.New("its --version names no Chromium or Chrome")
	}
	return nil
}
