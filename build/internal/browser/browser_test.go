package browser

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// machine is one with the given environment value, programs on the PATH and
// files. Installing, where it is allowed, puts chromium on the PATH.
func machine(chosen string, onPath map[string]string, files []string, mayInstall bool) Machine {
	return Machine{
		Getenv: func(name string) string {
			if name == Variable {
				return chosen
			}
			return ""
		},
		LookPath: func(name string) (string, error) {
			if path, ok := onPath[name]; ok {
				return path, nil
			}
			return "", exec.ErrNotFound
		},
		Exists: func(path string) bool {
			for _, file := range files {
				if file == path {
					return true
				}
			}
			return false
		},
		CanInstall: func() bool { return mayInstall },
		Install: func(context.Context) error {
			if onPath == nil {
				return errors.New("no space left")
			}
			onPath["chromium"] = "/usr/bin/chromium"
			return nil
		},
	}
}

func TestBrowserIsFoundInThisOrder(t *testing.T) {
	chrome := map[string]string{"google-chrome": "/usr/bin/google-chrome"}
	mac := "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
	for _, c := range []struct {
		name string
		m    Machine
		want string
	}{
		{"chosen before installed", machine("/my/chromium", chrome, []string{"/my/chromium"}, false), "/my/chromium"},
		{"on the path", machine("", chrome, []string{mac}, true), "/usr/bin/google-chrome"},
		{"in a usual place", machine("", nil, []string{mac}, true), mac},
		{"installed now", machine("", map[string]string{}, nil, true), "/usr/bin/chromium"},
	} {
		if got, err := Find(t.Context(), c.m); err != nil || got != c.want {
			t.Errorf("%s: %s, %v; want %s", c.name, got, err, c.want)
		}
	}
}

func TestMissingBrowserSaysInOneLineWhatToInstall(t *testing.T) {
	for _, c := range []struct {
		name string
		m    Machine
		want string
	}{
		{"none", machine("", nil, nil, false), "install Chromium or Chrome, or set SWITCHYARD_CHROMIUM"},
		{"chosen is none", machine("/no/such", nil, nil, true), "SWITCHYARD_CHROMIUM: /no/such: "},
		{"apt fails", machine("", nil, nil, true), "browser: apt-get install chromium: no space left"},
	} {
		_, err := Find(t.Context(), c.m)
		if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: error %v, want one line with %q", c.name, err, c.want)
		}
	}
}

func TestOnlyFilesThatCanBeRunCount(t *testing.T) {
	dir := t.TempDir()
	program, text := filepath.Join(dir, "chromium"), filepath.Join(dir, "chromium.txt")
	for file, mode := range map[string]os.FileMode{program: 0o755, text: 0o644} {
		if err := os.WriteFile(file, nil, mode); err != nil {
			t.Fatal(err)
		}
	}
	for path, want := range map[string]bool{program: true, text: false, dir: false, dir + "/no": false} {
		if got := ThisMachine.Exists(path); got != want {
			t.Errorf("%s: %t, want %t", path, got, want)
		}
	}
}
