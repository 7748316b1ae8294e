package repo

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"
)

func TestTreeIsFoundFromAnyFolderInside(t *testing.T) {
	top := t.TempDir()
	inner := filepath.Join(top, "web", "src")
	if err := os.MkdirAll(inner, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(top, "go.mod"), []byte("module switchyard\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, dir := range []string{top, inner} {
		got, err := FindFrom(dir)
		if err != nil || got != Repo(top) {
			t.Errorf("from %s: %s, %v; want %s", dir, got, err, top)
		}
	}
}

func TestFolderOutsideATreeIsRefused(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "go.mod"), []byte("module other\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if got, err := FindFrom(dir); err == nil {
		t.Errorf("found %s, want an error", got)
	}
}

func TestWaitingForALockEndsWithTheContext(t *testing.T) {
	r := Repo(t.TempDir())
	unlock, err := r.Lock(t.Context(), "npm")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if _, err := r.Lock(ctx, "npm"); !errors.Is(err, context.Canceled) {
		t.Errorf("a held lock: error %v", err)
	}
	unlock()
	unlock, err = r.Lock(t.Context(), "npm")
	if err != nil {
		t.Fatalf("given back: error %v", err)
	}
	unlock()
}
