package scaffold

import (
	"bytes"
	"context"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"switchyard/build/internal/repo"
)

func TestBadNamesAreRefusedWithWhatWouldBeRight(t *testing.T) {
	r := repo.Repo(t.TempDir())
	if err := os.MkdirAll(r.Path("workloads/chain"), 0o755); err != nil {
		t.Fatal(err)
	}
	const rule = `: a lower case letter, then lower case letters and digits, at most 20`
	for name, want := range map[string]string{
		"":                            `name: ""` + rule,
		"123":                         `name: "123"` + rule,
		"Ping-Pong":                   `name: "Ping-Pong"` + rule + `; pingpong would be right`,
		"3way":                        `name: "3way"` + rule + `; way would be right`,
		"../up":                       `name: "../up"` + rule + `; up would be right`,
		"averyveryverylongnameindeed": `name: "averyveryverylongnameindeed"` + rule + `; averyveryverylongnam would be right`,
		"func":                        `name: "func": another one: Go uses it`,
		"main":                        `name: "main": another one: Go uses it`,
		"con":                         `name: "con": another one: it is a device on some systems`,
		"lpt1":                        `name: "lpt1": another one: it is a device on some systems`,
		"docs":                        `name: "docs": another one: links of the page use it`,
		"challenge":                   `name: "challenge": another one: links of the page use it`,
		"chain":                       `name: "chain": another one: the folder workloads/chain exists`,
	} {
		if _, err := New(context.Background(), r, name, 2026); err == nil || err.Error() != want {
			t.Errorf("%q: error %v, want %s", name, err, want)
		}
	}
	if entries, _ := os.ReadDir(r.Path("workloads")); len(entries) != 1 {
		t.Error("something was written")
	}
}

// This tree has no Go module, so that nothing can be compiled in it.
func TestWhatCannotBeGeneratedIsTakenBack(t *testing.T) {
	r := repo.Repo(t.TempDir())
	if err := os.MkdirAll(r.Path("workloads"), 0o755); err != nil {
		t.Fatal(err)
	}
	if written, err := New(t.Context(), r, "relayrace", 2026); err == nil || len(written) > 0 {
		t.Errorf("written %v, error %v", written, err)
	}
	for path, text := range contents(t, r) {
		if strings.Contains(path, "relayrace") || bytes.Contains(text, []byte("relayrace")) {
			t.Errorf("left: %s", path)
		}
	}
}

// A sixth workload is one folder: in a copy of the source, new writes one, and
// both targets, its test and the manifest have it, with no other file edited.
func TestASixthWorkloadIsOneFolder(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles a copy of the whole source")
	}
	r := copySource(t)
	before := contents(t, r)
	written, err := New(t.Context(), r, "relayrace", 2026)
	if err != nil {
		t.Fatal(err)
	}
	after := contents(t, r)
	for path, text := range after {
		fresh := !bytes.Equal(before[path], text)
		own := strings.HasPrefix(path, "workloads/relayrace/")
		generated := path == "workloads/registry_gen.go" || path == "workloads/manifest_gen.go" || strings.HasPrefix(path, "web/src/gen/")
		if fresh && (!own && !generated || !slices.Contains(written, path)) {
			t.Errorf("%s was changed", path)
		}
	}
	if !bytes.Contains(after["web/src/gen/manifest.json"], []byte(`"id": "relayrace"`)) {
		t.Error("it is not in the manifest")
	}
	if len(after["web/src/gen/pages/relayrace.json"]) == 0 {
		t.Error("it has no docs page")
	}
	for _, step := range []struct {
		env  string
		args string
	}{
		{"", "test ./workloads/relayrace ./workloads"},
		{"", "build -o " + os.DevNull + " ./build"},
		{"GOOS=js GOARCH=wasm", "build -o " + os.DevNull + " ./wasm"},
		{"", "run ./build native relayrace -n 100 -samples 1"},
		{"", "run ./build native relayrace -n 3 -engine hard -trace -"},
		{"", "run ./build gen -check"},
	} {
		cmd := exec.CommandContext(t.Context(), "go", strings.Fields(step.args)...)
		cmd.Dir = string(r)
		cmd.Env = append(os.Environ(), strings.Fields(step.env)...)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("%s go %s: %v\n%s", step.env, step.args, err, out)
		}
	}
}

// copySource copies what git knows of, and what is new but not ignored.
func copySource(t *testing.T) repo.Repo {
	t.Helper()
	from, err := repo.Find()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
	cmd.Dir = string(from)
	list, err := cmd.Output()
	if err != nil {
		t.Fatalf("git ls-files: %v", err)
	}
	to := repo.Repo(t.TempDir())
	for path := range strings.SplitSeq(strings.Trim(string(list), "\x00"), "\x00") {
		text, err := os.ReadFile(from.Path(path))
		if os.IsNotExist(err) {
			continue // removed, not yet committed
		}
		if err != nil {
			t.Fatal(err)
		}
		if err := os.MkdirAll(filepath.Dir(to.Path(path)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(to.Path(path), text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return to
}

// contents reads every file but those that can be made again at any time.
func contents(t *testing.T, r repo.Repo) map[string][]byte {
	t.Helper()
	all := map[string][]byte{}
	err := filepath.WalkDir(string(r), func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && d.Name() == ".cache":
			return filepath.SkipDir
		case d.IsDir():
			return nil
		}
		text, err := os.ReadFile(path)
		rel, _ := filepath.Rel(string(r), path)
		all[filepath.ToSlash(rel)] = text
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}
