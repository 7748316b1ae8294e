package suite

import (
	"net/http"

	"switchyard/build/internal/serve"
	"switchyard/build/internal/site"
)

// subPath is where the plain host has the site.
const subPath = "some/sub-path/"

// hosts serves a site as two kinds of host would: with its headers at the top,
// and without any below a path.
func hosts(s *site.Site) http.Handler {
	plain := serve.NewHandler(s)
	plain.Plain = true
	mux := http.NewServeMux()
	mux.Handle("/", serve.NewHandler(s))
	mux.Handle("/"+subPath, http.StripPrefix("/"+subPath[:len(subPath)-1], plain))
	return mux
}
