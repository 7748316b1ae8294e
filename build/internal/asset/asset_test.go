package asset

import "testing"

func TestTypeFollowsTheName(t *testing.T) {
	for name, want := range map[string]string{
		"switchyard-ABCDEFGH.wasm": "application/wasm",
		"main-ABCDEFGH.js":         "text/javascript; charset=utf-8",
		"index.html":               "text/html; charset=utf-8",
		"fonts/a.woff2":            "font/woff2",
		"LICENSE":                  "application/octet-stream",
	} {
		if got := Type(name); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
}

func TestOnlyHashedNamesAreKeptForEver(t *testing.T) {
	for name, want := range map[string]string{
		"main-ABCDEF23.js":   "public, max-age=31536000, immutable",
		"chunk-AB2DEF23.css": "public, max-age=31536000, immutable",
		"index.html":         "no-cache",
		"favicon.svg":        "no-cache",
		"some-longname.svg":  "no-cache",
	} {
		for _, h := range Headers(name, "default-src 'none'") {
			if h.Name == "Cache-Control" && h.Value != want {
				t.Errorf("%s: %s, want %s", name, h.Value, want)
			}
		}
	}
}

func TestHashNamesAPairAsOne(t *testing.T) {
	first := Hash([]byte("glue"), []byte("wasm"))
	for what, other := range map[string]string{
		"glue changed":     Hash([]byte("Glue"), []byte("wasm")),
		"wasm changed":     Hash([]byte("glue"), []byte("Wasm")),
		"a byte moved":     Hash([]byte("gluew"), []byte("asm")),
		"the order turned": Hash([]byte("wasm"), []byte("glue")),
	} {
		if other == first {
			t.Errorf("%s: same hash %s", what, first)
		}
	}
	if !Hashed("wasm_exec-" + first + ".js") {
		t.Errorf("%s is not taken for a hash", first)
	}
}
