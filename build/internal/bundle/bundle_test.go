package bundle

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"switchyard/build/internal/asset"
	"switchyard/build/internal/gowasm"
	"switchyard/build/internal/repo"
)

// yard is a small page with every kind of part: a lazily loaded one, one shared
// by both scripts, a worker, a style sheet with a font, and a file copied as is.
var yard = map[string]string{
	"web/src/main.ts": `declare const __ASSETS__: unknown;
import { word } from "./lib/word";
console.log(word(), __ASSETS__);
void import((__ASSETS__ as any).page);`,
	"web/src/page.ts": `declare const __ASSETS__: unknown;
import { word } from "./lib/word";
import { rare } from "./lib/rare";
console.log(__ASSETS__, rare());
export const show = () => Promise.all([import("./views/chart").then((m) => m.draw(word())), import("./views/text")]);`,
	"web/src/lib/rare.ts":         `export const rare = () => "rare".repeat(Math.random());`,
	"web/src/views/text.ts":       `import { rare } from "../lib/rare"; console.log("text", rare());`,
	"web/src/lib/word.ts":         `export const word = () => "switch".repeat(Math.random());`,
	"web/src/views/chart.ts":      `import { word } from "../lib/word"; export const draw = () => console.log("lazy", word());`,
	"web/src/worker/worker.ts":    `import { word } from "../lib/word"; self.postMessage(word());`,
	"web/src/peers/worker.ts":     `self.postMessage("peer");`,
	"web/styles/main.css":         `@font-face { font-family: Yard; src: url("../public/fonts/yard.woff2") } body { font-family: Yard }`,
	"web/styles/later.css":        `.chart { color: red }`,
	"web/public/fonts/yard.woff2": "font",
	"web/public/favicon.svg":      "<svg/>",
}

func plant(t *testing.T, files map[string]string) repo.Repo {
	t.Helper()
	r := repo.Repo(t.TempDir())
	for name, text := range files {
		if err := os.MkdirAll(filepath.Dir(r.Path(name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(r.Path(name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return r
}

var pair = gowasm.NewPair([]byte("wasm"), []byte("glue"))

func find(t *testing.T, out Output, prefix string) asset.File {
	t.Helper()
	for _, f := range out.Files {
		if strings.HasPrefix(f.Name, prefix) {
			return f
		}
	}
	t.Fatalf("no file %s… among %v", prefix, fileNames(out))
	return asset.File{}
}

func fileNames(out Output) (names []string) {
	for _, f := range out.Files {
		names = append(names, f.Name)
	}
	return names
}

func TestScriptCarriesTheNamesOfWorkerAndPair(t *testing.T) {
	out, err := Site(plant(t, yard), pair)
	if err != nil {
		t.Fatal(err)
	}
	main := string(find(t, out, out.Names["src/main.ts"]).Data)
	for _, name := range []string{pair.Wasm.Name, pair.Glue.Name, find(t, out, "worker-").Name, find(t, out, "peers-").Name, find(t, out, "page-").Name, "wasmBytes:4"} {
		if !strings.Contains(main, name) {
			t.Errorf("main lacks %s:\n%s", name, main)
		}
	}
	if strings.Contains(main, "lazy") {
		t.Error("the lazily loaded part is in main")
	}
	if worker := string(find(t, out, "worker-").Data); regexp.MustCompile(`\b(import|export)\b`).MatchString(worker) {
		t.Errorf("the worker is no classic script:\n%s", worker)
	}
	var page string
	for _, name := range out.Preload {
		page += string(find(t, out, name).Data)
	}
	if len(out.Preload) != 2 || !strings.HasPrefix(out.Preload[0], "page-") || !strings.HasPrefix(out.Preload[1], "chunk-") {
		t.Errorf("preloaded: %v, want the page and one chunk of all that it shares", out.Preload)
	}
	for _, there := range []string{`"switch"`, `"rare"`, find(t, out, "later-").Name} {
		if !strings.Contains(page, there) {
			t.Errorf("the page lacks %s:\n%s", there, page)
		}
	}
	if strings.Contains(page, `"lazy"`) || strings.Contains(page, `"text"`) {
		t.Error("a part that loads later is in the page")
	}
}

func TestEveryBundledFileIsHashedAndFlatAndNoneIsThereTwice(t *testing.T) {
	out, err := Site(plant(t, yard), pair)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range out.Files {
		if f.Name != "favicon.svg" && (!asset.Hashed(f.Name) || strings.Contains(f.Name, "/")) {
			t.Errorf("%s: want a flat, hashed name", f.Name)
		}
	}
	if len(out.Files) != 13 { // wasm, glue, worker, peers, main, page, chunk, chart, text, two css, font, favicon
		t.Errorf("%d files: %v", len(out.Files), fileNames(out))
	}
}

func TestUrlsInsideTheBundleAreRelative(t *testing.T) {
	out, err := Site(plant(t, yard), pair)
	if err != nil {
		t.Fatal(err)
	}
	absolute := regexp.MustCompile(`["'(]/[\w.-]*-[0-9A-Z]{8}\.`)
	for _, f := range out.Files {
		if m := absolute.Find(f.Data); m != nil {
			t.Errorf("%s: %s: breaks under a sub-path", f.Name, m)
		}
	}
	if css := find(t, out, out.Names["styles/main.css"]); !strings.Contains(string(css.Data), "./"+out.Names["public/fonts/yard.woff2"]) {
		t.Errorf("the style sheet does not name the font:\n%s", css.Data)
	}
}

func TestTwoBundlesOfOneSourceAreTheSameInEveryFolder(t *testing.T) {
	one, err := Site(plant(t, yard), pair)
	if err != nil {
		t.Fatal(err)
	}
	two, err := Site(plant(t, yard), pair)
	if err != nil {
		t.Fatal(err)
	}
	if a, b := strings.Join(fileNames(one), " "), strings.Join(fileNames(two), " "); a != b {
		t.Errorf("names differ:\n%s\n%s", a, b)
	}
}

func TestNewWasmGivesTheScriptAnotherName(t *testing.T) {
	r := plant(t, yard)
	one, err := Site(r, pair)
	if err != nil {
		t.Fatal(err)
	}
	two, err := Site(r, gowasm.NewPair([]byte("other"), []byte("glue")))
	if err != nil {
		t.Fatal(err)
	}
	if one.Names["src/main.ts"] == two.Names["src/main.ts"] {
		t.Errorf("both are %s: a cached script would name the old wasm", one.Names["src/main.ts"])
	}
}

func TestSyntaxErrorNamesFileAndLine(t *testing.T) {
	files := map[string]string{"web/src/main.ts": "const = 1", "web/styles/main.css": "", "web/styles/later.css": "", "web/src/page.ts": "", "web/src/worker/worker.ts": "", "web/src/peers/worker.ts": ""}
	_, err := Site(plant(t, files), pair)
	if err == nil || !strings.Contains(err.Error(), "web/src/main.ts:1:6") {
		t.Errorf("error %v, want one that names web/src/main.ts:1:6", err)
	}
}
