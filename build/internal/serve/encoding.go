package serve

import (
	"strconv"
	"strings"

	"switchyard/build/internal/asset"
)

// choose picks the form of a file for an Accept-Encoding header: of those that
// the client takes, the smallest.
func choose(accept string, f asset.File) (encoding string, data []byte) {
	data = f.Data
	for _, form := range []struct {
		encoding string
		data     []byte
	}{{"br", f.Brotli}, {"gzip", f.Gzip}} {
		if form.data != nil && len(form.data) < len(data) && accepts(accept, form.encoding) {
			encoding, data = form.encoding, form.data
		}
	}
	return encoding, data
}

// accepts reports whether the header allows an encoding (RFC 9110, 12.5.3): it
// is named, or all are by a star, with a weight above 0.
func accepts(header, encoding string) bool {
	star := false
	for item := range strings.SplitSeq(header, ",") {
		name, params, _ := strings.Cut(strings.ToLower(item), ";")
		name = strings.TrimSpace(name)
		allowed := true
		for param := range strings.SplitSeq(params, ";") {
			if q, ok := strings.CutPrefix(strings.TrimSpace(param), "q="); ok {
				value, err := strconv.ParseFloat(q, 64)
				allowed = err == nil && value > 0
			}
		}
		switch name {
		case encoding:
			return allowed
		case "*":
			star = allowed
		}
	}
	return star
}
