package serve

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"switchyard/build/internal/asset"
	"switchyard/build/internal/live"
	"switchyard/build/internal/site"
)

func yard() *site.Site {
	return &site.Site{
		Policy: "default-src 'none'",
		Files: []asset.File{
			{Name: "index.html", Data: []byte("<!doctype html> the page"), Brotli: []byte("page.br"), Gzip: []byte("page.gz!")},
			{Name: "switchyard-AAAAAAAA.wasm", Data: []byte("\x00asm and more"), Brotli: []byte("wasm.br")},
		},
	}
}

func get(t *testing.T, h http.Handler, method, target string, headers ...string) *http.Response {
	t.Helper()
	req := httptest.NewRequest(method, "http://127.0.0.1/", nil)
	req.URL.Path = target // as sent: not cleaned by the client
	for i := 0; i < len(headers); i += 2 {
		req.Header.Set(headers[i], headers[i+1])
	}
	rec := httptest.NewRecorder()
	h.ServeHTTP(rec, req)
	return rec.Result()
}

func body(t *testing.T, res *http.Response) string {
	t.Helper()
	b, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func TestFileComesWithTypePolicyAndCaching(t *testing.T) {
	for path, want := range map[string][2]string{
		"/":                         {"text/html; charset=utf-8", "no-cache"},
		"/index.html":               {"text/html; charset=utf-8", "no-cache"},
		"/switchyard-AAAAAAAA.wasm": {"application/wasm", "public, max-age=31536000, immutable"},
	} {
		res := get(t, NewHandler(yard()), "GET", path)
		if res.StatusCode != 200 {
			t.Errorf("%s: status %d", path, res.StatusCode)
		}
		for i, name := range []string{"Content-Type", "Cache-Control"} {
			if got := res.Header.Get(name); got != want[i] {
				t.Errorf("%s: %s %q, want %q", path, name, got, want[i])
			}
		}
		if got := res.Header.Get("Content-Security-Policy"); got != "default-src 'none'" {
			t.Errorf("%s: policy %q", path, got)
		}
	}
}

func TestPlainHandlerSendsOnlyTheType(t *testing.T) {
	h := NewHandler(yard())
	h.Plain = true
	res := get(t, h, "GET", "/")
	if res.Header.Get("Content-Type") != "text/html; charset=utf-8" {
		t.Errorf("type %q", res.Header.Get("Content-Type"))
	}
	for _, name := range []string{"Content-Security-Policy", "Cache-Control", "Cross-Origin-Opener-Policy"} {
		if got := res.Header.Get(name); got != "" {
			t.Errorf("%s: %q, want none", name, got)
		}
	}
}

func TestPathsOutOfTheSiteAreNotFound(t *testing.T) {
	for _, path := range []string{"/../go.mod", "/..%2fgo.mod", "//etc/passwd", "/./index.html", "/_headers", "/index.html.br", "/index.html/", "/no"} {
		if res := get(t, NewHandler(yard()), "GET", path); res.StatusCode != 404 {
			t.Errorf("%s: status %d, want 404", path, res.StatusCode)
		}
	}
}

func TestOnlyReadingIsAllowed(t *testing.T) {
	if res := get(t, NewHandler(yard()), "POST", "/"); res.StatusCode != 405 || res.Header.Get("Allow") != "GET, HEAD" {
		t.Errorf("status %d, Allow %q", res.StatusCode, res.Header.Get("Allow"))
	}
	if res := get(t, NewHandler(yard()), "HEAD", "/"); res.StatusCode != 200 || body(t, res) != "" {
		t.Errorf("HEAD: status %d or a body", res.StatusCode)
	}
}

func TestSmallestAcceptedFormIsSent(t *testing.T) {
	for accept, want := range map[string][2]string{
		"":                      {"", "<!doctype html> the page"},
		"identity":              {"", "<!doctype html> the page"},
		"gzip, deflate, br":     {"br", "page.br"},
		"gzip":                  {"gzip", "page.gz!"},
		"br;q=0, gzip;q=0.5":    {"gzip", "page.gz!"},
		"br;Q=0, gzip":          {"gzip", "page.gz!"},
		"br;level=4;q=0, gzip":  {"gzip", "page.gz!"},
		"br; q=0.0, *":          {"gzip", "page.gz!"},
		"*":                     {"br", "page.br"},
		"*;q=0":                 {"", "<!doctype html> the page"},
		"GZIP;q=1.0, brotli":    {"gzip", "page.gz!"},
		"br;q=nonsense, x-gzip": {"", "<!doctype html> the page"},
	} {
		res := get(t, NewHandler(yard()), "GET", "/", "Accept-Encoding", accept)
		if enc, text := res.Header.Get("Content-Encoding"), body(t, res); enc != want[0] || text != want[1] {
			t.Errorf("%q: %q %q, want %q", accept, enc, text, want)
		}
		if res.Header.Get("Vary") != "Accept-Encoding" {
			t.Errorf("%q: Vary %q", accept, res.Header.Get("Vary"))
		}
	}
}

func TestPartsAreSentByBytesOnly(t *testing.T) {
	for wanted, status := range map[string]int{"bytes=0-8": 206, "lines=1-2": 200, "bytes=900-": 416, "nonsense": 200} {
		res := get(t, NewHandler(yard()), "GET", "/", "Range", wanted)
		text := body(t, res)
		if res.StatusCode != status || status == 200 && text != "<!doctype html> the page" || status == 206 && text != "<!doctype" {
			t.Errorf("%s: status %d, want %d; %q", wanted, res.StatusCode, status, text)
		}
	}
}

func TestUnchangedFileIsNotSentAgain(t *testing.T) {
	h := NewHandler(yard())
	tag := get(t, h, "GET", "/", "Accept-Encoding", "br").Header.Get("ETag")
	if res := get(t, h, "GET", "/", "Accept-Encoding", "br", "If-None-Match", tag); res.StatusCode != 304 {
		t.Errorf("same form: status %d, want 304", res.StatusCode)
	}
	if res := get(t, h, "GET", "/", "If-None-Match", tag); res.StatusCode != 200 {
		t.Errorf("other form: status %d, want 200", res.StatusCode)
	}
	next := yard()
	next.Files[0].Data = []byte("<!doctype html> another page")
	h.Show(next)
	if res := get(t, h, "GET", "/", "If-None-Match", tag, "Accept-Encoding", "identity"); res.StatusCode != 200 || !strings.Contains(body(t, res), "another") {
		t.Errorf("new site: status %d", res.StatusCode)
	}
}

func TestOnlyAPageThatMayAskForNativeRunsHasTheToken(t *testing.T) {
	h := NewHandler(&site.Site{Files: []asset.File{{Name: "index.html", Data: []byte("<head></head>"), Brotli: []byte("page.br")}}})
	if res := get(t, h, "GET", "/", "Accept-Encoding", "br"); body(t, res) != "page.br" {
		t.Error("a static page is not as built")
	}
	if res := get(t, h, "POST", live.Path); res.StatusCode != http.StatusMethodNotAllowed {
		t.Errorf("native run without a server for it: %d", res.StatusCode)
	}
	h.Native = live.NewServer(nil)
	defer h.Native.Close()
	want := `<head><meta name="switchyard-native" content="` + h.Native.Token + `"></head>`
	if got := body(t, get(t, h, "GET", "/", "Accept-Encoding", "br")); got != want {
		t.Errorf("page %s, want %s", got, want)
	}
	if res := get(t, h, "POST", live.Path); res.StatusCode != http.StatusForbidden {
		t.Errorf("native run without origin and token: %d", res.StatusCode)
	}
}
