package bench

import (
	"encoding/json"
	"fmt"
)

// visitLink is the screen that a visit opens: the default run of the chain,
// one sample.
const visitLink = "#chain?v=1&samples=1"

// visit is what the driver tells of one visit, in seconds since its navigation.
type visit struct {
	FirstPaint  float64 `json:"firstPaint"`
	FormUsable  float64 `json:"formUsable"`
	WasmArrived float64 `json:"wasmArrived"`
	FirstResult float64 `json:"firstResult"`
	Bytes       float64 `json:"bytes"`
}

// visits are pairs: a cold one and then a warm one.
type visits struct {
	Cold []visit `json:"cold"`
	Warm []visit `json:"warm"`
	err  error
}

func (a *agent) visits(pairs int) (v visits) {
	for range pairs {
		for _, cold := range []bool{true, false} {
			one, err := a.visit(cold)
			if err != nil {
				v.err = fmt.Errorf("visit: %w", err)
				return v
			}
			if cold {
				v.Cold = append(v.Cold, one)
			} else {
				v.Warm = append(v.Warm, one)
			}
		}
	}
	return v
}

func (a *agent) visit(cold bool) (v visit, err error) {
	result, err := a.ask(map[string]any{"do": "load", "options": map[string]any{"link": visitLink, "cold": cold}})
	if err != nil {
		return v, err
	}
	return v, json.Unmarshal(result, &v)
}

// rows are the table's lines about visits.
func (v visits) rows() []row {
	of := func(list []visit, read func(visit) float64) reading {
		return func(*data) ([]float64, error) {
			var values []float64
			for _, one := range list {
				values = append(values, read(one))
			}
			return values, v.err
		}
	}
	result := func(v visit) float64 { return v.FirstResult }
	return []row{
		{"visit.cold", "first result on a cold load", of(v.Cold, result), "s", 1.5, atMost},
		{"visit.warm", "first result on a warm load", of(v.Warm, result), "s", 0.3, atMost},
		{"visit.form", "cold load: the form is usable before the wasm's arrival by", of(v.Cold, func(v visit) float64 { return v.WasmArrived - v.FormUsable }), "s", 0, atLeast},
		{"visit.paint", "cold: first paint", of(v.Cold, func(v visit) float64 { return v.FirstPaint }), "s", 0, informs},
		{"visit.usable", "cold: form usable", of(v.Cold, func(v visit) float64 { return v.FormUsable }), "s", 0, informs},
		{"visit.bytes", "cold: bytes over the network", of(v.Cold, func(v visit) float64 { return v.Bytes }), "B", 0, informs},
	}
}
