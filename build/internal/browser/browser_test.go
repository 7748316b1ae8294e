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
			if name == Chromium.Variable {
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
		Try: func(_ context.Context, _ Kind, path string) error {
			if strings.Contains(path, "broken") {
				return errors.New("broken")
			}
			return nil
		},
		CanInstall: func() bool { return mayInstall },
		Install: func(_ context.Context, name string) error {
			if onPath == nil {
				return errors.New("no space left")
			}
			onPath[name] = "/usr/bin/" + name
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
		if got, err := Find(t.Context(), c.m, Chromium); err != nil || got != c.want {
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
		{"chosen does not run", machine("/broken", nil, []string{"/broken"}, true), "SWITCHYARD_CHROMIUM: /broken: broken: the path of a Chromium or Chrome would be right"},
		{"installed does not run", machine("", map[string]string{"chrome": "/bin/broken"}, nil, true), "browser: /bin/broken: broken: install it anew, or set SWITCHYARD_CHROMIUM to the path of another"},
		{"apt fails", machine("", nil, nil, true), "browser: apt-get install chromium: no space left"},
	} {
		_, err := Find(t.Context(), c.m, Chromium)
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

func TestAProgramThatIsNoBrowserIsToldSo(t *testing.T) {
	dir := t.TempDir()
	for text, want := range map[string]string{
		"echo Chromium 120.0":                  "",
		"echo Google Chrome 120.0; echo x >&2": "",
		"echo sh 5.2":                          "its --version names no Chromium or Chrome",
		"echo no display >&2; exit 3":          "--version fails: exit status 3",
	} {
		file := filepath.Join(dir, "program")
		if err := os.WriteFile(file, []byte("#!/bin/sh\n"+text+"\n"), 0o755); err != nil {
			t.Fatal(err)
		}
		got := ""
		if err := ThisMachine.Try(t.Context(), Chromium, file); err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}

func TestFirefoxIsInstalledByItsOwnPackage(t *testing.T) {
	got, err := Find(t.Context(), machine("", map[string]string{}, nil, true), Firefox)
	if err != nil || got != "/usr/bin/firefox-esr" {
		t.Errorf("%s, %v", got, err)
	}
	_, err = Find(t.Context(), machine("", nil, nil, false), Firefox)
	want := "browser: none found: install Firefox, or set SWITCHYARD_FIREFOX to its path"
	if err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}
}
