package site

import (
	"bytes"
	"context"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"switchyard/build/internal/asset"
	"switchyard/build/internal/repo"
)

// written plants a tree whose dist holds a site of another wasm.
func written(t *testing.T) (r repo.Repo, old *Site) {
	t.Helper()
	r = plant(t)
	old = made(t, r, "old wasm")
	if err := old.Write(t.Context(), r); err != nil {
		t.Fatal(err)
	}
	return r, old
}

func TestStaleFilesGoAndFreshOnesStay(t *testing.T) {
	r, old := written(t)
	if err := os.Rename(r.Path("web/public/icons"), r.Path("web/public/signs")); err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile(r.Path("web/index.html"))
	if err != nil {
		t.Fatal(err)
	}
	page = bytes.ReplaceAll(page, []byte("public/icons"), []byte("public/signs"))
	if err := os.WriteFile(r.Path("web/index.html"), page, 0o644); err != nil {
		t.Fatal(err)
	}
	fresh := made(t, r, "new wasm")
	if err := fresh.Write(t.Context(), r); err != nil {
		t.Fatal(err)
	}
	files := listing(t, r.Dist())
	if files[old.Wasm] != nil || files[fresh.Wasm] == nil || files["signs/yard.svg"] == nil {
		t.Errorf("old wasm there %t, new wasm there %t, icon there %t", files[old.Wasm] != nil, files[fresh.Wasm] != nil, files["signs/yard.svg"] != nil)
	}
	if _, err := os.Stat(filepath.Join(r.Dist(), "icons")); err == nil {
		t.Error("a folder stayed that is empty now")
	}
	if _, err := os.Stat(r.Cache("dist")); err == nil {
		t.Error("the place where the files were written stayed")
	}
}

func TestFilesThatNoBuildWroteAreNotDeleted(t *testing.T) {
	r, _ := written(t)
	own := filepath.Join(r.Dist(), "notes", "my.txt")
	if err := os.MkdirAll(filepath.Dir(own), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(own, []byte("mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	before := listing(t, r.Dist())
	err := made(t, r, "new wasm").Write(t.Context(), r)
	if want := own + ": no build wrote it: move it out of dist, which holds the site alone"; err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}
	if after := listing(t, r.Dist()); !maps.EqualFunc(before, after, bytes.Equal) {
		t.Error("dist is another")
	}
}

func TestAStoppedOrFailedWriteLeavesTheSiteAsItWas(t *testing.T) {
	r, _ := written(t)
	before := listing(t, r.Dist())
	ctx, stop := context.WithCancel(t.Context())
	stop()
	fresh := made(t, r, "new wasm")
	if err := fresh.Write(ctx, r); !errors.Is(err, context.Canceled) {
		t.Errorf("stopped: error %v", err)
	}
	fresh.Files = append(fresh.Files, asset.File{Name: "icons/yard.svg/no"}) // its folder is a file
	if err := fresh.Write(t.Context(), r); err == nil || strings.Contains(err.Error(), "\n") {
		t.Errorf("failed: error %v, want one line", err)
	}
	if after := listing(t, r.Dist()); !maps.EqualFunc(before, after, bytes.Equal) {
		t.Error("dist is another")
	}
}
