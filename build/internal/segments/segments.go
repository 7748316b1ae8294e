// Package segments makes Go's wasm smaller on its way to the visitor. Go's
// linker leaves out every short run of zeros in the initial memory, which
// costs a segment's head each: some 45,000 heads of hardly compressible offsets,
// a fifteenth of the whole in brotli. Zeros compress to nothing, so segments
// that are near each other are better joined. It also lets the initial memory be
// edited on the way.
package segments

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// near is the least run of zeros, in bytes, that is left out. Shorter ones cost
// less written out than as the head of another segment.
const near = 129

// most is how many bytes of initial memory there may be.
const most = 16 << 20

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

// Join gives the module with its data segments joined, and with what edit has
// made of the initial memory; without an edit that is the same to the byte.
func Join(module []byte, edit func(memory []byte) error) ([]byte, error) {
	if len(module) < 8 || string(module[:4]) != "\x00asm" {
		return nil, errors.New("wasm: no module: it begins with the bytes 00 61 73 6d")
	}
	out := append(make([]byte, 0, len(module)+len(module)/4), module[:8]...)
	r, joined := &reader{b: module[8:]}, false
	for len(r.b) > 0 && r.err == nil {
		id := r.byte()
		body := r.take(r.number())
		if id == dataCount {
			return nil, errors.New("wasm: data count section: Go's linker writes none")
		}
		if id == dataBytes && r.err == nil {
			if joined {
				return nil, errors.New("wasm: second data section: a module has one")
			}
			joined = true
			memory, err := read(body)
			if err == nil && edit != nil {
				err = edit(memory)
			}
			if err != nil {
				return nil, err
			}
			body = write(split(memory))
		}
		out = append(out, id)
		out = binary.AppendUvarint(out, uint64(len(body)))
		out = append(out, body...)
	}
	return out, r.err
}

// read gives what the segments put into memory, from address 0 on. Where they
// overlap, later ones win.
func read(body []byte) (memory []byte, err error) {
	r := &reader{b: body}
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
		top := int64(uint32(offset)) + int64(len(bytes))
		if top > most {
			return nil, fmt.Errorf("wasm: data section: it reaches to %d: at most %d", top, most)
		}
		if n := int(top) - len(memory); n > 0 {
			memory = append(memory, make([]byte, n)...)
		}
		copy(memory[uint32(offset):], bytes)
	}
	if len(r.b) > 0 {
		return nil, fmt.Errorf("wasm: data section: %d bytes too many", len(r.b))
	}
	return memory, nil
}

// split gives memory without its long runs of zeros.
func split(memory []byte) (all []segment) {
	start, zeros := -1, 0 // of the segment at hand; -1 is none
	for at, c := range memory {
		switch {
		case c != 0:
			if start < 0 {
				start = at
			}
			zeros = 0
			continue
		case start < 0:
			continue
		}
		if zeros++; zeros == near {
			all = append(all, segment{uint32(start), memory[start : at+1-near]})
			start, zeros = -1, 0
		}
	}
	if start >= 0 {
		all = append(all, segment{uint32(start), memory[start : len(memory)-zeros]})
	}
	return all
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
