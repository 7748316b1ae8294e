package bench

import (
	"math"
	"strconv"
	"unicode/utf8"
)

// jsonWriter appends JSON text. Results and the manifest are written with it,
// natively and in the wasm alike, so that both are the same to the byte;
// encoding/json would add a quarter to the wasm.
type jsonWriter struct {
	b     []byte
	first bool
}

func (w *jsonWriter) open(c byte) {
	w.b = append(w.b, c)
	w.first = true
}

func (w *jsonWriter) close(c byte) {
	w.b = append(w.b, c)
	w.first = false
}

func (w *jsonWriter) next() {
	if !w.first {
		w.b = append(w.b, ',')
	}
	w.first = false
}

func (w *jsonWriter) key(k string) {
	w.next()
	w.b = append(appendJSONString(w.b, k), ':')
}

func (w *jsonWriter) str(k, v string) {
	w.key(k)
	w.b = appendJSONString(w.b, v)
}

func (w *jsonWriter) boolean(k string, v bool) {
	w.key(k)
	w.b = strconv.AppendBool(w.b, v)
}

func (w *jsonWriter) integer(k string, v int64) {
	w.key(k)
	w.b = strconv.AppendInt(w.b, v, 10)
}

func (w *jsonWriter) number(k string, v float64) {
	w.key(k)
	w.b = appendJSONNumber(w.b, v)
}

func (w *jsonWriter) object(k string, fill func()) {
	w.key(k)
	w.open('{')
	fill()
	w.close('}')
}

func (w *jsonWriter) array(k string, n int, item func(i int)) {
	w.key(k)
	w.open('[')
	for i := range n {
		w.next()
		item(i)
		w.first = false
	}
	w.close(']')
}

// record is an object as an array's item.
func (w *jsonWriter) record(fill func()) {
	w.open('{')
	fill()
	w.close('}')
}

func (w *jsonWriter) strs(k string, v []string) {
	w.array(k, len(v), func(i int) { w.b = appendJSONString(w.b, v[i]) })
}

func (w *jsonWriter) numbers(k string, v []float64) {
	w.array(k, len(v), func(i int) { w.b = appendJSONNumber(w.b, v[i]) })
}

// appendJSONNumber writes the shortest text that reads back as v; what JSON
// has no number for becomes null.
func appendJSONNumber(b []byte, v float64) []byte {
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return append(b, "null"...)
	}
	return appendFloat(b, v)
}

func appendJSONString(b []byte, s string) []byte {
	const hex = "0123456789abcdef"
	b = append(b, '"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			b = append(b, '\\', byte(r))
		case r == '\n':
			b = append(b, `\n`...)
		case r < 0x20 || r == 0x7f || r == 0x2028 || r == 0x2029:
			b = append(b, `\u`...)
			for shift := 12; shift >= 0; shift -= 4 {
				b = append(b, hex[r>>shift&15])
			}
		default:
			b = utf8.AppendRune(b, r)
		}
	}
	return append(b, '"')
}
