package serve

import (
	"bytes"

	"switchyard/build/internal/asset"
)

// withToken gives the page with the token that lets it ask for native runs. Its
// compressed forms are of the page without it, and left out.
func withToken(page asset.File, token string) asset.File {
	end := []byte("</head>")
	meta := []byte(`<meta name="switchyard-native" content="` + token + `">` + string(end))
	return asset.File{Name: page.Name, Data: bytes.Replace(page.Data, end, meta, 1)}
}
