// Package serve serves the built site on this machine, with the headers that
// dist/_headers asks of a host.
package serve

import (
	"bytes"
	"fmt"
	"net/http"
	"strings"
	"sync/atomic"
	"time"

	"switchyard/build/internal/asset"
	"switchyard/build/internal/live"
	"switchyard/build/internal/site"
)

// Handler answers requests out of a built site in memory. No request reaches the
// file system, so that no path can lead out of the site.
type Handler struct {
	site atomic.Pointer[site.Site]
	// Plain leaves out all headers but type and encoding, as the plainest of
	// static hosts does.
	Plain bool
	// Native runs workloads natively for the page; nil where there is none, as on
	// a static host.
	Native *live.Server
}

// NewHandler gives a handler of s.
func NewHandler(s *site.Site) *Handler {
	h := &Handler{}
	h.Show(s)
	return h
}

// Show makes s the site that is served from now on.
func (h *Handler) Show(s *site.Site) { h.site.Store(s) }

func (h *Handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if h.Native != nil && r.URL.Path == live.Path {
		h.Native.ServeHTTP(w, r)
		return
	}
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, r.Method+": GET or HEAD", http.StatusMethodNotAllowed)
		return
	}
	s := h.site.Load()
	name := strings.TrimPrefix(r.URL.Path, "/")
	if name == "" {
		name = "index.html"
	}
	file, ok := s.Lookup(name)
	if !ok {
		http.Error(w, "no such file", http.StatusNotFound)
		return
	}
	if h.Native != nil && file.Name == "index.html" {
		file = withToken(file, h.Native.Token)
	}
	h.send(w, r, file, s.Policy)
}

// send gives the file in the best form that the client takes. Range and
// conditional requests are answered for that form, by its own tag.
func (h *Handler) send(w http.ResponseWriter, r *http.Request, f asset.File, policy string) {
	header := w.Header()
	if h.Plain {
		header.Set("Content-Type", asset.Type(f.Name))
	} else {
		for _, set := range asset.Headers(f.Name, policy) {
			header.Set(set.Name, set.Value)
		}
	}
	encoding, data := choose(r.Header.Get("Accept-Encoding"), f)
	if encoding != "" {
		header.Set("Content-Encoding", encoding)
	}
	if f.Brotli != nil || f.Gzip != nil {
		header.Set("Vary", "Accept-Encoding")
	}
	header.Set("ETag", fmt.Sprintf("%q", asset.Hash([]byte(encoding), f.Data)))
	// Of a unit that is not known the whole is sent (RFC 9110, 14.2); ServeContent
	// would refuse it.
	if unit, _, _ := strings.Cut(r.Header.Get("Range"), "="); unit != "bytes" {
		r.Header.Del("Range")
	}
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(data))
}
