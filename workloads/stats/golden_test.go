package stats_test

import (
	"encoding/json"
	"math/rand/v2"
	"strconv"
	"testing"

	"switchyard/workloads/benchtest"
	"switchyard/workloads/stats"
)

// one is two sets of samples with what there is to say of them. The page's
// own statistics (web/src/lib/stats), which sum up what no wasm has measured,
// are held to the same file.
type one struct {
	A         []float64 `json:"a"`
	B         []float64 `json:"b"`
	Median    float64   `json:"median"` // of a
	Low       float64   `json:"low"`
	High      float64   `json:"high"`
	Bounded   bool      `json:"bounded"`
	P         float64   `json:"p"` // of a against b
	Different bool      `json:"different"`
}

func TestThePageSumsUpAsBenchmathDoes(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	// steps are the different values there are: few make ties.
	set := func(n, steps int, shift float64) (v []float64) {
		for range n {
			v = append(v, float64(r.IntN(steps))+shift)
		}
		return v
	}
	var cases []one
	for _, size := range [][2]int{{1, 1}, {2, 3}, {3, 3}, {4, 4}, {5, 6}, {6, 6}, {7, 7}, {8, 8}, {8, 3}, {9, 10}, {10, 10}, {20, 20}, {25, 25}, {26, 26}, {30, 30}, {31, 31}, {50, 50}, {51, 20}, {100, 100}, {1, 9}} {
		for _, c := range []struct {
			steps int
			shift float64
		}{{1 << 30, 0}, {1 << 30, 1 << 29}, {4, 0}, {4, 1}, {40, 30}, {1, 0}} {
			o := one{A: set(size[0], c.steps, 1), B: set(size[1], c.steps, 1+c.shift)}
			s := stats.Summarize(o.A)
			o.Median, o.Low, o.High, o.Bounded = s.Median, s.Low, s.High, s.Bounded
			o.P, o.Different = stats.Compare(o.A, o.B)
			o.P = rounded(o.P)
			cases = append(cases, o)
		}
	}
	text := []byte("[")
	for i, o := range cases {
		line, err := json.Marshal(o)
		if err != nil {
			t.Fatal(err)
		}
		if i > 0 {
			text = append(text, ',')
		}
		text = append(append(text, '\n'), line...)
	}
	benchtest.Golden(t, "testdata/cases.json", append(text, "\n]\n"...))
}

// rounded leaves out the last digits, in which architectures differ.
func rounded(p float64) float64 {
	short, err := strconv.ParseFloat(strconv.FormatFloat(p, 'g', 12, 64), 64)
	if err != nil {
		panic(err) // what was just formatted
	}
	return short
}
