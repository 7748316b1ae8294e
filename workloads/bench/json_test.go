package bench

import (
	"encoding/json"
	"math"
	"testing"
)

// FuzzJSONString proves that every text comes back from encoding/json as it was.
func FuzzJSONString(f *testing.F) {
	for _, s := range []string{"", "plain", "\"\\\n\r\t\x00\x7f", "\u2028\u2029", "é 中 \U0001f600", "\xff\xfe", "</script>"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		var got string
		if err := json.Unmarshal(appendJSONString(nil, s), &got); err != nil {
			t.Fatalf("%q: %v", s, err)
		}
		if want := string([]rune(s)); got != want { // each bad byte is U+FFFD
			t.Errorf("%q came back as %q, want %q", s, got, want)
		}
	})
}

// FuzzJSONNumber proves that every number comes back exactly, in the text that
// encoding/json, and so JavaScript, would write.
func FuzzJSONNumber(f *testing.F) {
	for _, v := range []float64{0, 1, -1, 0.1, 1e6, 1e20, 1e21, 1e-6, 1e-7, 1e-9, 1e-12, math.MaxFloat64, math.SmallestNonzeroFloat64, math.Inf(1), math.NaN()} {
		f.Add(v)
	}
	f.Fuzz(func(t *testing.T, v float64) {
		text := string(appendJSONNumber(nil, v))
		want, err := json.Marshal(v)
		switch {
		case err != nil:
			want = []byte("null")
		case v == 0:
			want = []byte("0")
		}
		if text != string(want) {
			t.Errorf("%v: %s, want %s", v, text, want)
		}
	})
}

func TestWriterSeparatesWithCommas(t *testing.T) {
	w := new(jsonWriter)
	w.record(func() {
		w.array("empty", 0, nil)
		w.object("none", func() {})
		w.array("list", 2, func(int) { w.record(func() { w.boolean("b", true); w.integer("i", -1) }) })
		w.strs("strs", []string{"a", "b"})
		w.numbers("numbers", []float64{1.5, math.NaN()})
		w.str("last", "x")
	})
	want := `{"empty":[],"none":{},"list":[{"b":true,"i":-1},{"b":true,"i":-1}],"strs":["a","b"],"numbers":[1.5,null],"last":"x"}`
	if string(w.b) != want {
		t.Errorf("wrote %s, want %s", w.b, want)
	}
}
