package tracetables

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// errLayout says that the tables are not where they are looked for.
var errLayout = errors.New("wasm: tables of functions: not as Go 1.26 writes them: build/internal/tracetables has to learn the form of this release")

// head is how runtime.pcHeader begins: its magic number, the size of an
// instruction and that of a pointer.
const head = "\xf1\xff\xff\xff\x00\x00\x01\x08"

// layout is where the tables are; all are parts of the one memory.
type layout struct {
	units, files []byte // cutab, filetab
	pcTables     []byte // pctab: what _func's pcsp, pcfile, pcln and pcdata point into
	funcs        []byte // pclntable: an index of pairs (entry, offset of the function), then the functions
	count        int    // of functions
	funcData     []byte // go:func.*
}

// function is one runtime._func.
type function struct {
	head, pcdata, funcdata []byte
}

func u32(b []byte) uint32 { return binary.LittleEndian.Uint32(b) }

// find looks for the header, and for the runtime's moduledata, which points to
// it and to all the tables.
func find(memory []byte) (*layout, error) {
	word := func(at int) int { return int(binary.LittleEndian.Uint64(memory[at:])) }
	header := -1
	for at := 0; at+72 <= len(memory); at += 8 {
		if string(memory[at:at+8]) == head {
			if header >= 0 {
				return nil, fmt.Errorf("%w (two headers)", errLayout)
			}
			header = at
		}
	}
	if header < 0 {
		return nil, fmt.Errorf("%w (no header)", errLayout)
	}
	for at := 0; at+8*42 <= len(memory); at += 8 {
		if word(at) == header && word(at+8) == header+word(header+32) {
			return read(memory, header, func(n int) int { return word(at + 8*n) })
		}
	}
	return nil, fmt.Errorf("%w (nothing points to them)", errLayout)
}

// read takes the tables from the words of moduledata and holds them against
// the header's own offsets.
func read(memory []byte, header int, module func(word int) int) (*layout, error) {
	offset := func(n int) int { return header + int(binary.LittleEndian.Uint64(memory[header+8*n:])) }
	var failed bool
	slice := func(start, size int) []byte {
		if start < header || size < 0 || start > len(memory) || size > len(memory)-start {
			failed = true
			return nil
		}
		return memory[start : start+size : start+size]
	}
	l := &layout{
		units:    slice(module(4), 4*module(5)),
		files:    slice(module(7), module(8)),
		pcTables: slice(module(10), module(11)),
		funcs:    slice(module(13), module(14)),
		count:    int(binary.LittleEndian.Uint64(memory[header+8:])),
		funcData: slice(module(40), module(19)-module(40)),
	}
	if failed || module(4) != offset(5) || module(7) != offset(6) || module(10) != offset(7) || module(13) != offset(8) ||
		module(16) != module(13) || module(17) != l.count+1 || l.count < 1 || l.count > len(l.funcs)/8 {
		return nil, fmt.Errorf("%w (offsets differ)", errLayout)
	}
	return l, nil
}

// functions gives all that the index lists, which end one after the other.
func (l *layout) functions() ([]function, error) {
	all := make([]function, l.count)
	for i := range all {
		at := int(u32(l.funcs[8*i+4:]))
		if at+funcSize > len(l.funcs) {
			return nil, fmt.Errorf("%w (function %d)", errLayout, i)
		}
		b := l.funcs[at:]
		pcdata, funcdata := 4*int(u32(b[atPCDataCount:])), 4*int(b[atFuncDataCount])
		if pcdata < 0 || pcdata > len(b)-funcSize-funcdata {
			return nil, fmt.Errorf("%w (tables of function %d)", errLayout, i)
		}
		all[i] = function{b[:funcSize], b[funcSize:][:pcdata], b[funcSize+pcdata:][:funcdata]}
	}
	return all, nil
}
