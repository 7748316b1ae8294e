package npm

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"switchyard/build/internal/repo"
)

func TestOldNodeIsRefused(t *testing.T) {
	for version, ok := range map[string]bool{"v20.10.0": true, "v20.9.0": false, "v24.1.0": true, "v18.19.1": false, "v9.0.0": false, "": false} {
		if err := checkVersion(version); (err == nil) != ok {
			t.Errorf("%q: %v, want accepted %t", version, err, ok)
		}
	}
}

func TestPackagesAreFreshOnlyForTheLockTheyWereMadeFrom(t *testing.T) {
	r := repo.Repo(t.TempDir())
	write := func(name, text string) { t.Helper(); plant(t, r, name, text) }
	isFresh := func() bool {
		t.Helper()
		want, err := lockHash(r)
		if err != nil {
			t.Fatal(err)
		}
		return fresh(r, want)
	}
	write("package-lock.json", `{"lockfileVersion": 3}`)
	if isFresh() {
		t.Error("fresh without node_modules")
	}
	want, _ := lockHash(r)
	write(stamp, want)
	if !isFresh() {
		t.Error("not fresh just after installing")
	}
	write("package-lock.json", `{"lockfileVersion": 3, "packages": {}}`)
	if isFresh() {
		t.Error("fresh for another lock")
	}
}

func plant(t *testing.T, r repo.Repo, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(r.Path(name)), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(r.Path(name), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestDamagedPackagesAreNoticed(t *testing.T) {
	r := repo.Repo(t.TempDir())
	expect := func(want string) {
		t.Helper()
		if got, err := missing(r); err != nil || got != want {
			t.Errorf("missing %q, %v; want %q", got, err, want)
		}
	}
	expect(installed)
	plant(t, r, installed, `{"packages": {"node_modules/preact": {"version": "1"}, "node_modules/@a/b": {}}}`)
	expect("node_modules/@a/b")
	plant(t, r, "node_modules/@a/b/package.json", "{}")
	plant(t, r, "node_modules/preact/package.json", "{}")
	expect("")
	if err := os.RemoveAll(r.Path("node_modules/preact")); err != nil {
		t.Fatal(err)
	}
	expect("node_modules/preact")
	plant(t, r, installed, `{"packages": {"node_mod`)
	expect(installed)
}

// The lock must install from whatever registry a machine is set up for.
func TestLockNamesNoRegistryAndPinsEveryPackage(t *testing.T) {
	r, err := repo.Find()
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(r.Path("package-lock.json"))
	if err != nil {
		t.Fatal(err)
	}
	var lock struct {
		Packages map[string]struct{ Version, Resolved, Integrity string }
	}
	if err := json.Unmarshal(text, &lock); err != nil {
		t.Fatal(err)
	}
	if len(lock.Packages) < 2 {
		t.Fatalf("%d packages in the lock", len(lock.Packages))
	}
	for name, p := range lock.Packages {
		if name != "" && (p.Resolved != "" || p.Version == "" || !strings.HasPrefix(p.Integrity, "sha512-")) {
			t.Errorf("%s: version %q, resolved %q, integrity %q: want a version, no address and a hash", name, p.Version, p.Resolved, p.Integrity)
		}
	}
}
