package bench

import "switchyard/build/internal/site"

// weights are what the parts of the first load weigh by encoding.
type weights struct {
	Wasm site.Weight `json:"wasm"`
	Rest site.Weight `json:"rest"`
}

func weigh(s *site.Site) weights { return weights{s.Weigh(s.Wasm), s.Weigh(s.First...)} }

func (w weights) rows() []row {
	bytes := func(n int) reading {
		return func(*data) ([]float64, error) { return []float64{float64(n)}, nil }
	}
	return []row{
		{"wasm.brotli", "wasm, brotli", bytes(w.Wasm.Brotli), "B", 700_000, atMost},
		{"wasm.gzip", "wasm, gzip", bytes(w.Wasm.Gzip), "B", 0, informs},
		{"wasm.raw", "wasm, as it is", bytes(w.Wasm.Raw), "B", 0, informs},
		{"rest.brotli", "the rest of the first load, brotli", bytes(w.Rest.Brotli), "B", 0, informs},
	}
}
