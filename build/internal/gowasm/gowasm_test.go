package gowasm

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"switchyard/build/internal/asset"
	"switchyard/build/internal/repo"
)

func TestPairIsNamedAsOne(t *testing.T) {
	hash := func(name string) string { return name[strings.LastIndex(name, "-")+1 : strings.LastIndex(name, ".")] }
	old := NewPair([]byte("wasm"), []byte("glue"))
	if hash(old.Wasm.Name) != hash(old.Glue.Name) {
		t.Errorf("%s and %s carry different hashes", old.Wasm.Name, old.Glue.Name)
	}
	for what, p := range map[string]Pair{
		"new wasm": NewPair([]byte("wasm 2"), []byte("glue")),
		"new glue": NewPair([]byte("wasm"), []byte("glue 2")),
	} {
		if p.Wasm.Name == old.Wasm.Name || p.Glue.Name == old.Glue.Name {
			t.Errorf("%s: %s and %s: a name stayed", what, p.Wasm.Name, p.Glue.Name)
		}
	}
	for _, f := range []asset.File{old.Wasm, old.Glue} {
		if !asset.Hashed(f.Name) {
			t.Errorf("%s is not taken for a hashed name", f.Name)
		}
	}
}

func TestBuildIsTheSameInEveryFolder(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles twice")
	}
	var pairs [2]Pair
	for i := range pairs {
		r := repo.Repo(t.TempDir())
		for name, text := range map[string]string{
			"go.mod":       "module switchyard\n\ngo 1.26.0\n",
			"wasm/main.go": "package main\n\nfunc main() { println(\"yard\") }\n",
		} {
			if err := os.MkdirAll(filepath.Dir(r.Path(name)), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(r.Path(name), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		var err error
		if pairs[i], err = Build(t.Context(), r); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.HasPrefix(pairs[0].Wasm.Data, []byte("\x00asm")) {
		t.Error("no wasm came out")
	}
	if !bytes.Equal(pairs[0].Wasm.Data, pairs[1].Wasm.Data) || pairs[0].Glue.Name != pairs[1].Glue.Name {
		t.Errorf("two builds of one source differ: %s, %s", pairs[0].Wasm.Name, pairs[1].Wasm.Name)
	}
}

func TestBuildErrorCarriesTheCompilersWords(t *testing.T) {
	r := repo.Repo(t.TempDir())
	if err := os.WriteFile(r.Path("go.mod"), []byte("module switchyard\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := Build(t.Context(), r); err == nil || !strings.Contains(err.Error(), "wasm") {
		t.Errorf("error %v, want the go command's own", err)
	}
}
