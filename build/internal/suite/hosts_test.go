package suite

import (
	"net/http"
	"net/http/httptest"
	"testing"

	"switchyard/build/internal/asset"
	"switchyard/build/internal/site"
)

func TestSiteIsServedAtTheTopAndPlainBelowAPath(t *testing.T) {
	h := hosts(&site.Site{Policy: "default-src 'none'", Files: []asset.File{{Name: "index.html", Data: []byte("page")}}}, nil)
	for path, policy := range map[string]string{"/": "default-src 'none'", "/" + subPath: "", "/" + subPath + "index.html": ""} {
		rec := httptest.NewRecorder()
		h.ServeHTTP(rec, httptest.NewRequest(http.MethodGet, path, nil))
		if rec.Code != 200 || rec.Body.String() != "page" || rec.Header().Get("Content-Security-Policy") != policy {
			t.Errorf("%s: status %d, body %q, policy %q; want policy %q", path, rec.Code, rec.Body, rec.Header().Get("Content-Security-Policy"), policy)
		}
	}
}
