// Package tracetables empties the tables of Go's runtime that nothing but a
// stack trace reads: files, lines, arguments and inlined calls. They are a
// seventh of the wasm in brotli. A trace of the page still names every function
// on the stack; its lines are found natively, where the same link runs the same
// events. What the runtime needs to work (sizes of frames, where pointers are on
// a stack, deferred calls, names) stays as it is. Where a goroutine must not be
// preempted by a signal goes too: wasm has no signals.
//
// The layout is that of runtime/symtab.go, runtime/runtime2.go and internal/abi
// of Go 1.20 to 1.26. It is checked piece by piece, and what differs is an error.
package tracetables

// Fields of runtime._func, as bytes from its start.
const (
	atPCSP, atPCFile, atPCLine = 16, 20, 24
	atPCDataCount              = 28
	atUnit, atStartLine        = 32, 36
	atFuncDataCount            = 43
	funcSize                   = 44 // then pcdata and funcdata, 4 bytes each
)

// Numbers of tables of a function, as internal/abi has them.
const (
	pcUnsafePoint  = 0 // of pcdata
	pcInlTreeIndex = 2 // of pcdata
	inlTree        = 3 // of funcdata
	argInfo        = 5 // of funcdata
)

// none is what a function's funcdata has where there is no table.
const none = 1<<32 - 1

// Empty does it to the initial memory of a Go program for wasm.
func Empty(memory []byte) error {
	l, err := find(memory)
	if err != nil {
		return err
	}
	funcs, err := l.functions()
	if err != nil {
		return err
	}
	if err := l.emptyFuncData(funcs); err != nil {
		return err
	}
	for _, f := range funcs {
		for _, at := range []int{atPCFile, atPCLine, atUnit, atStartLine} {
			clear(f.head[at : at+4])
		}
		for _, n := range []int{pcUnsafePoint, pcInlTreeIndex} {
			if len(f.pcdata) > 4*n {
				clear(f.pcdata[4*n:][:4])
			}
		}
	}
	clear(l.units)
	clear(l.files)
	return l.emptyPCTables(funcs)
}

// emptyPCTables clears what no function points to any more.
func (l *layout) emptyPCTables(funcs []function) error {
	kept := make([]byte, len(l.pcTables))
	keep := func(at uint32) error {
		if at == 0 {
			return nil // no table
		}
		size, _, err := l.pcTable(at)
		copy(kept[at:], l.pcTables[at:int(at)+size])
		return err
	}
	for _, f := range funcs {
		if err := keep(u32(f.head[atPCSP:])); err != nil {
			return err
		}
		for at := 0; at < len(f.pcdata); at += 4 {
			if err := keep(u32(f.pcdata[at:])); err != nil {
				return err
			}
		}
	}
	copy(l.pcTables, kept)
	return nil
}

// emptyFuncData clears the trees of inlined calls and the forms of arguments,
// but for what has another use too: tables of equal content are one.
func (l *layout) emptyFuncData(funcs []function) error {
	used := map[uint32]bool{}
	for _, f := range funcs {
		for at := 0; at < len(f.funcdata); at += 4 {
			if n := at / 4; n != inlTree && n != argInfo {
				used[u32(f.funcdata[at:])] = true
			}
		}
	}
	gone := map[uint32]int{} // sizes by offset: functions share tables
	for _, f := range funcs {
		for _, n := range []int{inlTree, argInfo} {
			if len(f.funcdata) <= 4*n {
				continue
			}
			slot := f.funcdata[4*n:][:4]
			at := u32(slot)
			if at == none {
				continue
			}
			size, err := l.funcDataSize(f, n, at)
			if err != nil {
				return err
			}
			gone[at] = max(gone[at], size)
			copy(slot, "\xff\xff\xff\xff")
		}
	}
	for at, size := range gone {
		if !used[at] {
			clear(l.funcData[at : int(at)+size])
		}
	}
	return nil
}
