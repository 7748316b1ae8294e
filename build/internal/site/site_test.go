package site

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"switchyard/build/internal/asset"
	"switchyard/build/internal/compress"
	"switchyard/build/internal/gowasm"
	"switchyard/build/internal/repo"
)

func plant(t *testing.T) repo.Repo {
	t.Helper()
	r := repo.Repo(t.TempDir())
	for name, text := range map[string]string{
		"web/index.html": `<!doctype html>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<link rel="icon" href="public/icons/yard.svg">
<link rel="stylesheet" href="styles/main.css">
<script type="module" src="src/main.ts"></script>
` + strings.Repeat("<p>tasklets and channels</p>", 20),
		"web/src/main.ts":           `declare const __ASSETS__: unknown; console.log(__ASSETS__);`,
		"web/src/page.ts":           `declare const __ASSETS__: unknown; console.log(__ASSETS__);`,
		"web/src/worker/worker.ts":  `self.postMessage(1);`,
		"web/src/peers/worker.ts":   `self.postMessage(2);`,
		"web/styles/main.css":       `body { color: red }`,
		"web/styles/later.css":      "",
		"web/public/icons/yard.svg": `<svg/>`,
	} {
		if err := os.MkdirAll(filepath.Dir(r.Path(name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(r.Path(name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return r
}

func made(t *testing.T, r repo.Repo, wasm string) *Site {
	t.Helper()
	s, err := assemble(r, gowasm.NewPair([]byte(wasm), []byte("glue")))
	if err != nil {
		t.Fatal(err)
	}
	if err := compress.Fill(t.Context(), s.Files, compress.Level{Brotli: 4, Gzip: 6}, t.TempDir()); err != nil {
		t.Fatal(err)
	}
	return s
}

func listing(t *testing.T, dir string) map[string][]byte {
	t.Helper()
	files := map[string][]byte{}
	err := filepath.WalkDir(dir, func(file string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		rel, _ := filepath.Rel(dir, file)
		files[filepath.ToSlash(rel)], err = os.ReadFile(file)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func TestWrittenSiteIsTheSameEachTime(t *testing.T) {
	one, two := plant(t), plant(t)
	for _, r := range []repo.Repo{one, two} {
		if err := made(t, r, "wasm").Write(t.Context(), r); err != nil {
			t.Fatal(err)
		}
	}
	a, b := listing(t, one.Dist()), listing(t, two.Dist())
	if len(a) != len(b) || len(a) < 8 {
		t.Fatalf("%d and %d files", len(a), len(b))
	}
	for name, data := range a {
		if !bytes.Equal(data, b[name]) {
			t.Errorf("%s differs", name)
		}
	}
	if a["index.html.br"] == nil || a["index.html.gz"] == nil {
		t.Error("the page has no compressed forms")
	}
}

func TestHeadersFileGivesEveryFileItsTypeAndCaching(t *testing.T) {
	s := made(t, plant(t), "wasm")
	text := s.headers()
	if !strings.HasPrefix(text, "/*\n  Content-Security-Policy: default-src 'none'\n") {
		t.Errorf("does not begin with the policy for all:\n%s", text)
	}
	for _, want := range []string{
		"/" + s.Wasm + "\n  Content-Type: application/wasm\n  Cache-Control: public, max-age=31536000, immutable\n",
		"/index.html\n  Content-Type: text/html; charset=utf-8\n  Cache-Control: no-cache\n",
		"/\n  Content-Type: text/html; charset=utf-8\n  Cache-Control: no-cache\n",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("lacks\n%s\nin\n%s", want, text)
		}
	}
}

func TestFirstLoadIsPageScriptAndStyle(t *testing.T) {
	s := made(t, plant(t), "wasm")
	for _, name := range s.First {
		if _, ok := s.Lookup(name); !ok {
			t.Errorf("%s is not in the site", name)
		}
	}
	if len(s.First) != 4 || slices.Contains(s.First, s.Wasm) {
		t.Errorf("first load: %v", s.First)
	}
	var raw int
	for _, name := range s.First {
		f, _ := s.Lookup(name)
		raw += len(f.Data)
	}
	if w := s.Weigh(s.First...); w.Raw != raw || w.Brotli >= w.Raw || w.Gzip >= w.Raw {
		t.Errorf("weight %+v, want raw %d and less for the others", w, raw)
	}
}

func TestLookupIsExact(t *testing.T) {
	s := &Site{Files: []asset.File{{Name: "a.js"}, {Name: "b.js"}}}
	for name, want := range map[string]bool{"a.js": true, "b.js": true, "a": false, "../a.js": false, "": false, "c.js": false} {
		if _, ok := s.Lookup(name); ok != want {
			t.Errorf("%q: found %t, want %t", name, ok, want)
		}
	}
}
