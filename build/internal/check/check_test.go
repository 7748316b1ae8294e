package check

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"switchyard/build/internal/repo"
)

func TestEveryCheckIsMadeAndAllThatIsWrongTold(t *testing.T) {
	var out bytes.Buffer
	good := func(context.Context, repo.Repo) (string, error) { return "fine", nil }
	bad := func(context.Context, repo.Repo) (string, error) { return "", errors.New("a.go: bad\nb.go: bad") }
	err := run(t.Context(), "", &out, []one{{"one", bad}, {"two", good}, {"three", bad}})
	if want := "2 of 3 checks found something wrong: one, three"; err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}
	want := "one         0.0 s  WRONG\n  a.go: bad\n  b.go: bad\ntwo         0.0 s  fine\nthree       0.0 s  WRONG\n  a.go: bad\n  b.go: bad\n"
	if out.String() != want {
		t.Errorf("wrote %q, want %q", out.String(), want)
	}
}

func TestChecksAreChosenByName(t *testing.T) {
	chosen, err := choose(checks, "vet,lines")
	if err != nil || len(chosen) != 2 || chosen[0].name != "vet" || chosen[1].name != "lines" {
		t.Errorf("chosen %v, %v", chosen, err)
	}
	if _, err := choose(checks, "vets"); err == nil || !strings.HasPrefix(err.Error(), `check: "vets": one of lines, words, imports`) {
		t.Errorf("error %v", err)
	}
}

// tree is a repository of the files.
func tree(t *testing.T, files map[string]string) repo.Repo {
	t.Helper()
	r := repo.Repo(t.TempDir())
	if out, err := exec.Command("git", "-C", string(r), "init", "-q").CombinedOutput(); err != nil {
		t.Fatalf("git init: %v\n%s", err, out)
	}
	for path, text := range files {
		if err := os.MkdirAll(filepath.Dir(r.Path(path)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(r.Path(path), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return r
}

func TestLongFilesOfSourceAreFound(t *testing.T) {
	long := strings.Repeat("\n", 401)
	r := tree(t, map[string]string{
		".gitignore": "ignored/\n", "a.go": long, "b.ts": strings.Repeat("\n", 400), "c.json": long,
		"web/src/gen/types.ts": long, "ignored/d.go": long,
	})
	detail, err := lines(t.Context(), r)
	if want := "a.go: 401 lines: at most 400, near 100 is right"; err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}
	if want := "2 files; the longest, a.go, has 401 lines"; detail != want {
		t.Errorf("detail %q, want %q", detail, want)
	}
}

func TestWordsThatNoFileMaySayAreFound(t *testing.T) {
	for text, want := range map[string]string{
		"fine, a /rooted path and to do":  "",
		"// TO" + "DO: later":             `f.go:1: "TO` + `DO": the thing done, or an issue`,
		"x\n\"/ho" + "me/me/x\"":          `f.go:2: "\"/ho` + `me/me/x": no path of a machine`,
		"https://regis" + "try.npmjs.org": `f.go:1: "regis` + `try.npm": no name of a registry's host`,
		"Oo" + "ps!":                      `f.go:1: "Oo` + `ps": what happened, what was kept, what to do`,
		"<<<" + "<<<< HEAD":               `f.go:1: "<<<` + `<<<< ": no marker of a merge`,
		"\U0001f600":                      `f.go:1: "` + "\U0001f600" + `": no emoji`,
	} {
		_, err := words(t.Context(), tree(t, map[string]string{"f.go": text + "\n"}))
		if got := message(err); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

func message(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

func TestTableShowsWhatIsOverItsBudget(t *testing.T) {
	detail, err := weigh([]budget{{"wasm, brotli", 700_000, 800_000}, {"the rest", 59_999, 60_000}})
	if err != nil || !strings.Contains(detail, "wasm, brotli                           700.0 kB of   800.0 kB   87 %") {
		t.Errorf("%v:\n%s", err, detail)
	}
	if _, err := weigh([]budget{{"wasm, brotli", 1_000_001, 800_000}}); err == nil || !strings.HasPrefix(err.Error(), "wasm, brotli: 1.00 MB: at most 800.0 kB\nthe table:") {
		t.Errorf("error %v", err)
	}
}
