package bundle

import (
	"path/filepath"
	"strings"
	"testing"

	"switchyard/build/internal/command"
)

func TestBundledTestsRunUnderNode(t *testing.T) {
	r := plant(t, map[string]string{
		"web/src/lib/word.ts": `export const word: string = "yard";`,
		"web/src/lib/word.test.ts": `import assert from "node:assert/strict"; import test from "node:test"; import { word } from "./word";
test("the word is yard", () => assert.equal(word, "yard"));`,
		"web/src/word.test.ts": `import assert from "node:assert/strict"; import test from "node:test"; import { word } from "./lib/word";
test("the word is track", () => assert.equal(word, "track"));`,
	})
	files, err := Tests(r, "web/src", ".test.ts", ".test.tsx")
	if err != nil {
		t.Fatal(err)
	}
	if len(files) != 2 || filepath.Base(files[0]) != "word.test.mjs" || filepath.Dir(files[0]) == filepath.Dir(files[1]) {
		t.Fatalf("files %q", files)
	}
	run := func(file string) error {
		return command.Cmd{Args: []string{"node", "--test", "--enable-source-maps", file}}.Run(t.Context())
	}
	if err := run(files[0]); err != nil {
		t.Errorf("the good test fails: %v", err)
	}
	if err := run(files[1]); err == nil || !strings.Contains(err.Error(), "web/src/word.test.ts") {
		t.Errorf("the bad test: %v, want a failure that names its source", err)
	}
}

func TestNoTestsIsAnError(t *testing.T) {
	r := plant(t, map[string]string{"web/e2e/page.ts": ""})
	if _, err := Tests(r, "web/e2e", ".e2e.ts"); err == nil || err.Error() != "web/e2e: no tests: files that end in .e2e.ts" {
		t.Errorf("error %v", err)
	}
}
