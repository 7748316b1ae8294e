// Package segments makes Go's wasm smaller on its way to the visitor. Go's
// linker leaves out every short run of zeros in the initial memory, which
// costs a segment's head each: some 45,000 heads of hardly compressible offsets,
// a fifteenth of the whole in brotli. Zeros compress to nothing, so segments
// that are near each other are better joined.
package segments

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// near is the longest run of zeros, in bytes, that is written out. Longer ones
// gain nothing and cost memory while the wasm is loaded.
const near = 128

// Sections of a module.
const (
	dataCount = 12
	dataBytes = 11
)

var errForm = errors.New("wasm: data section: not as Go's linker writes it: active segments of memory 0, each at a constant offset")

type segment struct {
	offset uint32
	bytes  []byte
}

// Join gives the module with its data segments joined. What memory holds at
// the start is the same to the byte.
func Join(module []byte) ([]byte, error) {
	if len(module) < 8 || string(module[:4]) != "\x00asm" {
		return nil, errors.New("wasm: no module: it begins with the bytes 00 61 73 6d")
	}
	out := append(make([]byte, 0, len(module)+len(module)/4), module[:8]...)
	r := &reader{b: module[8:]}
	for len(r.b) > 0 && r.err == nil {
		id := r.byte()
		body := r.take(r.number())
		if id == dataCount {
			return nil, errors.New("wasm: data count section: Go's linker writes none")
		}
		if id == dataBytes && r.err == nil {
			segments, err := read(body)
			if err != nil {
				return nil, err
			}
			body = write(joined(segments))
		}
		out = append(out, id)
		out = binary.AppendUvarint(out, uint64(len(body)))
		out = append(out, body...)
	}
	return out, r.err
}

func read(body []byte) ([]segment, error) {
	r := &reader{b: body}
	var all []segment
	for range r.number() {
		kind, constant := r.byte(), r.byte()
		offset := r.signed()
		end := r.byte()
		bytes := r.take(r.number())
		if r.err != nil {
			return nil, r.err
		}
		if kind != 0 || constant != 0x41 || end != 0x0b { // active, i32.const, end
			return nil, errForm
		}
		all = append(all, segment{uint32(offset), bytes})
	}
	if len(r.b) > 0 {
		return nil, fmt.Errorf("wasm: data section: %d bytes too many", len(r.b))
	}
	return all, nil
}

// joined fills short gaps. Segments that overlap or go back keep their order
// and stay apart, since later ones win.
func joined(all []segment) []segment {
	var out []segment
	for _, s := range all {
		if n := len(out); n > 0 {
			last := &out[n-1]
			end := uint64(last.offset) + uint64(len(last.bytes))
			if gap := uint64(s.offset) - end; uint64(s.offset) >= end && gap <= near {
				last.bytes = append(append(last.bytes, make([]byte, gap)...), s.bytes...)
				continue
			}
		}
		out = append(out, segment{s.offset, append([]byte(nil), s.bytes...)})
	}
	return out
}

func write(all []segment) []byte {
	b := binary.AppendUvarint(nil, uint64(len(all)))
	for _, s := range all {
		b = append(b, 0, 0x41)
		b = appendSigned(b, int32(s.offset))
		b = append(b, 0x0b)
		b = binary.AppendUvarint(b, uint64(len(s.bytes)))
		b = append(b, s.bytes...)
	}
	return b
}
