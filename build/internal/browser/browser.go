// Package browser finds the browsers that the browser tests run in.
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

// Kind is one browser and where it may be.
type Kind struct {
	// Variable names the environment variable that chooses its program.
	Variable string
	// Names are looked for on the PATH, Places where installers put it without touching the PATH.
	Names, Places []string
	// Package is Debian's.
	Package string
	// Called is how people call it, Version a word of what it prints for --version.
	Called, Version string
}

// Chromium runs most browser tests.
var Chromium = Kind{
	Variable: "SWITCHYARD_CHROMIUM",
	Names:    []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"},
	Places: []string{
		"/usr/bin/chromium",
		"/opt/google/chrome/chrome",
		"/snap/bin/chromium",
		"/Applications/Chromium.app/Contents/MacOS/Chromium",
		"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	},
	Package: "chromium",
	Called:  "Chromium or Chrome",
	Version: "Chrom",
}

// Firefox runs those that prove that the page does without what Chromium has.
var Firefox = Kind{
	Variable: "SWITCHYARD_FIREFOX",
	Names:    []string{"firefox-esr", "firefox"},
	Places: []string{
		"/usr/bin/firefox-esr",
		"/snap/bin/firefox",
		"/Applications/Firefox.app/Contents/MacOS/firefox",
	},
	Package: "firefox-esr",
	Called:  "Firefox",
	Version: "Firefox",
}

func (k Kind) none() error {
	return errors.New("browser: none found: install " + k.Called + ", or set " + k.Variable + " to its path")
}

// Machine is what the search asks of the machine.
type Machine struct {
	Getenv   func(name string) string
	LookPath func(name string) (string, error)
	// Exists reports whether there is a file that could be run.
	Exists func(path string) bool
	// Try runs the program with --version and tells what is wrong with it.
	Try func(ctx context.Context, k Kind, path string) error
	// CanInstall reports whether apt may install packages.
	CanInstall func() bool
	// Install installs a package of Debian's.
	Install func(ctx context.Context, name string) error
}

// Find gives the path of a browser: the one chosen by the environment, one that
// is installed, or on Debian as root one that it installs. It has been run once.
// The error says in one line what to install.
func Find(ctx context.Context, m Machine, k Kind) (string, error) {
	if chosen := m.Getenv(k.Variable); chosen != "" {
		if !m.Exists(chosen) {
			return "", fmt.Errorf("%s: %s: the path of a %s that can be run", k.Variable, chosen, k.Called)
		}
		if err := m.Try(ctx, k, chosen); err != nil {
			return "", fmt.Errorf("%s: %s: %w: the path of a %s would be right", k.Variable, chosen, err, k.Called)
		}
		return chosen, nil
	}
	path, err := findOrInstall(ctx, m, k)
	if err != nil {
		return "", err
	}
	if err := m.Try(ctx, k, path); err != nil {
		return "", fmt.Errorf("browser: %s: %w: install it anew, or set %s to the path of another", path, err, k.Variable)
	}
	return path, nil
}

func findOrInstall(ctx context.Context, m Machine, k Kind) (string, error) {
	if path := installed(m, k); path != "" {
		return path, nil
	}
	if !m.CanInstall() {
		return "", k.none()
	}
	if err := m.Install(ctx, k.Package); err != nil {
		return "", fmt.Errorf("browser: apt-get install %s: %w", k.Package, err)
	}
	if path := installed(m, k); path != "" {
		return path, nil
	}
	return "", k.none()
}

func installed(m Machine, k Kind) string {
	for _, name := range k.Names {
		if path, err := m.LookPath(name); err == nil {
			return path
		}
	}
	for _, path := range k.Places {
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
	Install: func(ctx context.Context, name string) error {
		quiet := []string{"DEBIAN_FRONTEND=noninteractive"}
		update := command.Cmd{Env: quiet, Args: []string{"apt-get", "-q", "update"}}
		if err := update.Run(ctx); err != nil {
			return err
		}
		install := command.Cmd{Env: quiet, Args: []string{"apt-get", "-q", "-y", "install", "--no-install-recommends", name}}
		return install.Run(ctx)
	},
}

// patience is far more than a browser takes to tell its version.
const patience = 30 * time.Second

func try(ctx context.Context, k Kind, path string) error {
	ctx, cancel := context.WithTimeoutCause(ctx, patience, fmt.Errorf("no answer in %v", patience))
	defer cancel()
	out, err := command.Cmd{Args: []string{path, "--version"}}.Output(ctx)
	switch {
	case err != nil:
		first, _, _ := strings.Cut(err.Error(), "\n")
		return fmt.Errorf("--version fails: %s", strings.TrimPrefix(first, path+": "))
	case !strings.Contains(string(out), k.Version):
		return errors.New("its --version names no " + k.Called)
	}
	return nil
}
