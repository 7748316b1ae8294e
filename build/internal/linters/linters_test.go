package linters

import (
	"os"
	"testing"

	"switchyard/build/internal/repo"
)

func TestFolderChangesWithThePinnedVersions(t *testing.T) {
	r := repo.Repo(t.TempDir())
	at := func(mod string) string {
		t.Helper()
		if err := os.MkdirAll(r.Path("build"), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(r.Path("build/tools.mod"), []byte(mod), 0o644); err != nil {
			t.Fatal(err)
		}
		dir, err := folder(t.Context(), r)
		if err != nil {
			t.Fatal(err)
		}
		return dir
	}
	one := at("module tools\n")
	if other := at("module tools\n\ngo 1.26.0\n"); other == one {
		t.Errorf("both versions go to %s", one)
	}
	if again := at("module tools\n"); again != one {
		t.Errorf("one version goes to %s and %s", one, again)
	}
}
