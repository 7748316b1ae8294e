package suite

import (
	"net/http"

	"switchyard/build/internal/live"
	"switchyard/build/internal/serve"
	"switchyard/build/internal/site"
)

// subPath is where the plain host has the site.
const subPath = "some/sub-path/"

// hosts serves a site as two kinds of host would: as the verb serve does at the
// top, with headers and native runs, and as a plain static host below a path.
func hosts(s *site.Site, native *live.Server) http.Handler {
	plain := serve.NewHandler(s)
	plain.Plain = true
	mux := http.NewServeMux()
	top := serve.NewHandler(s)
	top.Native = native
	mux.Handle("/", top)
	mux.Handle("/"+subPath, http.StripPrefix("/"+subPath[:len(subPath)-1], plain))
	return mux
}
