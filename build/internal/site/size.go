package site

import (
	"fmt"

	"switchyard/build/internal/compress"
)

// Weight is what a part of the site weighs on its way to the visitor, in bytes.
type Weight struct {
	Raw, Brotli, Gzip int
}

// Weigh adds up files. What has no compressed form is sent as it is.
func (s *Site) Weigh(names ...string) (w Weight) {
	for _, name := range names {
		f, _ := s.Lookup(name)
		w.Raw += len(f.Data)
		w.Brotli += sent(f.Brotli, f.Data)
		w.Gzip += sent(f.Gzip, f.Data)
	}
	return w
}

func sent(packed, data []byte) int {
	if packed == nil {
		return len(data)
	}
	return len(packed)
}

func (s *Site) summary(level compress.Level) string {
	first, wasm := s.Weigh(s.First...), s.Weigh(s.Wasm)
	text := fmt.Sprintf("first load %s, wasm %s in brotli", Size(first.Brotli), Size(wasm.Brotli))
	if level == compress.Quick {
		text += " made quickly; dist makes it smaller"
	}
	return text
}

// Size writes a number of bytes for a person to read.
func Size(bytes int) string {
	if bytes < 1_000_000 {
		return fmt.Sprintf("%.1f kB", float64(bytes)/1000)
	}
	return fmt.Sprintf("%.2f MB", float64(bytes)/1_000_000)
}
