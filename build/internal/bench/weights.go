package bench

import (
	"context"
	"errors"
	"slices"

	"switchyard/build/internal/asset"
	"switchyard/build/internal/compress"
	"switchyard/build/internal/site"
)

// weights are what the parts of the first load weigh by encoding, as published.
type weights struct {
	Wasm site.Weight `json:"wasm"`
	Rest site.Weight `json:"rest"`
	err  error
}

var errNotCompressed = errors.New("brotli at its best takes 20 s: without -quick, or after go run ./build dist")

// weigh weighs the site in its published form, whatever form s has. With quick
// it does so only if that form is there from a build before.
func weigh(ctx context.Context, s *site.Site, cache string, quick bool) (w weights) {
	published := *s
	published.Files = slices.Clone(s.Files)
	for i, f := range published.Files {
		published.Files[i].Brotli, published.Files[i].Gzip = nil, nil
		if quick && asset.Compressible(f.Name) && !compress.Kept(f, compress.Best, cache) {
			return weights{err: errNotCompressed}
		}
	}
	if err := compress.Fill(ctx, published.Files, compress.Best, cache); err != nil {
		return weights{err: err}
	}
	return weights{Wasm: published.Weigh(s.Wasm), Rest: published.Weigh(s.First...)}
}

func (w weights) rows() []row {
	bytes := func(n int) reading {
		return func(*data) ([]float64, error) { return []float64{float64(n)}, w.err }
	}
	return []row{
		{"wasm.brotli", "wasm, brotli", bytes(w.Wasm.Brotli), "B", 700_000, atMost},
		{"wasm.gzip", "wasm, gzip", bytes(w.Wasm.Gzip), "B", 0, informs},
		{"wasm.raw", "wasm, as it is", bytes(w.Wasm.Raw), "B", 0, informs},
		{"rest.brotli", "the rest of the first load, brotli", bytes(w.Rest.Brotli), "B", 0, informs},
	}
}
