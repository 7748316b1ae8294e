package asset

// Header is one response header.
type Header struct{ Name, Value string }

// Headers gives what a server should send with a file, apart from its length
// and encoding. policy is the content security policy of the page, the same as
// in its <meta>. The cross-origin headers isolate the page, which makes the
// browser's clock finer; nothing in the page depends on them.
func Headers(name, policy string) []Header {
	cache := "no-cache"
	if Hashed(name) {
		cache = "public, max-age=31536000, immutable"
	}
	return append(Common(policy),
		Header{"Content-Type", Type(name)},
		Header{"Cache-Control", cache})
}

// Common gives the headers that are the same for every file.
func Common(policy string) []Header {
	return []Header{
		{"Content-Security-Policy", policy},
		{"X-Content-Type-Options", "nosniff"},
		{"Referrer-Policy", "no-referrer"},
		{"Cross-Origin-Opener-Policy", "same-origin"},
		{"Cross-Origin-Embedder-Policy", "require-corp"},
		{"Cross-Origin-Resource-Policy", "same-origin"},
	}
}
