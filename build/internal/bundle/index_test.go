package bundle

import (
	"strings"
	"testing"
)

const template = `<!doctype html>
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none';
  script-src 'self' 'wasm-unsafe-eval'">
<!-- a note for us -->
<link rel="icon" href="public/favicon.svg">
<link rel="stylesheet" href="styles/main.css">
<script type="module" src="src/main.ts"></script>
<a href="#docs">Docs</a><a href="https://example.org/x">Out</a>
`

var names = map[string]string{
	"src/main.ts":        "main-AAAAAAAA.js",
	"styles/main.css":    "main-BBBBBBBB.css",
	"public/favicon.svg": "favicon.svg",
}

func TestIndexNamesTheFilesMade(t *testing.T) {
	got, err := Index(template, Output{Names: names, Preload: []string{"chunk-CCCCCCCC.js"}})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`href="favicon.svg"`, `href="main-BBBBBBBB.css"`, `src="main-AAAAAAAA.js"`,
		`href="#docs"`, `href="https://example.org/x"`,
	} {
		if !strings.Contains(got, want) {
			t.Errorf("lacks %s:\n%s", want, got)
		}
	}
	if strings.Contains(got, "a note") || strings.Contains(got, "src/") {
		t.Errorf("a comment or a source path is left:\n%s", got)
	}
	if pre, main := strings.Index(got, `rel="modulepreload" href="chunk-CCCCCCCC.js"`), strings.Index(got, "<script"); pre < 0 || pre > main {
		t.Errorf("the preload is at %d, the script at %d: want it before", pre, main)
	}
}

func TestIndexRefusesWhatIsNotPartOfTheSite(t *testing.T) {
	for ref, want := range map[string]string{
		"src/mian.ts": "one of public/favicon.svg, src/main.ts, styles/main.css",
		"nothing.png": "one of ",
		"/main.js":    "without the leading slash",
		"//host/x.js": "without the leading slash",
	} {
		if _, err := Index(`<script src="`+ref+`">`, Output{Names: names}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v, want one with %q", ref, err, want)
		}
	}
}

func TestPolicyIsTheOneOfThePage(t *testing.T) {
	got, err := Policy(template)
	if want := "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"; err != nil || got != want {
		t.Errorf("%q, %v; want %q", got, err, want)
	}
	if _, err := Policy("<!doctype html>"); err == nil {
		t.Error("a page without a policy is accepted")
	}
}
