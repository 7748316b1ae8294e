//go:build js && wasm

package bridge

import (
	"github.com/hack-pad/safejs"

	"switchyard/wasm/wire"
)

// poster turns messages into JavaScript objects and hands them to a function.
type poster struct{ function safejs.Value }

func (p poster) post(m wire.Message) {
	object := map[string]any{"type": m.Type}
	var transfer []any
	for _, f := range m.Fields {
		switch v := f.Value.(type) {
		case []byte:
			buffer := bufferOf(v)
			object[f.Name] = buffer
			transfer = append(transfer, buffer)
		case []string:
			object[f.Name] = listOf(v)
		default:
			object[f.Name] = v
		}
	}
	must(p.function.Invoke(object, transfer))
}

// bufferOf copies b into an ArrayBuffer of its own: linear memory cannot be transferred.
func bufferOf(b []byte) safejs.Value {
	bytes := must(must(safejs.Global().Get("Uint8Array")).New(len(b)))
	must(safejs.CopyBytesToJS(bytes, b))
	return must(bytes.Get("buffer"))
}

func listOf(list []string) []any {
	out := make([]any, len(list))
	for i, s := range list {
		out[i] = s
	}
	return out
}
