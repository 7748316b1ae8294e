// Package asset is one file of the static site: its name, its bytes, their
// compressed forms and what a server has to say about them.
package asset

import (
	"path"
	"regexp"
)

// File is one file of the site.
type File struct {
	// Name is the path inside the site, with slashes and no leading one.
	Name string
	// Data is the content as it is.
	Data []byte
	// Brotli and Gzip are the compressed forms, nil where there is none.
	Brotli, Gzip []byte
}

// types maps a name's extension to its MIME type. The table is our own, since
// the one of the operating system differs from machine to machine, and a wasm
// under another type cannot be compiled while it arrives.
var types = map[string]string{
	".css":         "text/css; charset=utf-8",
	".html":        "text/html; charset=utf-8",
	".ico":         "image/x-icon",
	".js":          "text/javascript; charset=utf-8",
	".json":        "application/json",
	".png":         "image/png",
	".svg":         "image/svg+xml",
	".txt":         "text/plain; charset=utf-8",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
	".woff2":       "font/woff2",
}

// Type gives the MIME type that goes with a file's name.
func Type(name string) string {
	if t, ok := types[path.Ext(name)]; ok {
		return t
	}
	return "application/octet-stream"
}

// Compressible reports whether a file of this name is worth compressing: the
// formats left out are compressed already.
func Compressible(name string) bool {
	switch path.Ext(name) {
	case ".css", ".html", ".ico", ".js", ".json", ".svg", ".txt", ".wasm", ".webmanifest":
		return true
	}
	return false
}

var hashed = regexp.MustCompile(`-[0-9A-Z]{8}\.[a-z0-9]+$`)

// Hashed reports whether the name carries a hash of the content: such a file
// never changes, and may be kept for ever.
func Hashed(name string) bool { return hashed.MatchString(name) }
