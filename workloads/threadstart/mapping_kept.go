//go:build !unix

package threadstart

import "sync"

// clearsPages: nobody but us clears a page of memory that was used before.
const clearsPages = true

// mapper stands for a kernel where there is none. WebAssembly's one linear
// memory cannot be mapped, and never shrinks. So an unmapped area goes to a
// list and is handed out again as fresh; what a kernel does for a page at its
// first use, clearing it, is done by area.touch. Allocating from the collector
// each time was turned down: 20,000 areas of 4 MB are 80 GB to clear.
type mapper struct {
	mu    sync.Mutex
	spare [][]byte // all of one size: a Body has one area size
}

func (m *mapper) mapMemory(size int) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	last := len(m.spare) - 1
	if last < 0 {
		return make([]byte, size), nil
	}
	mem := m.spare[last]
	m.spare = m.spare[:last]
	return mem, nil
}

func (m *mapper) unmap(mem []byte) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.spare = append(m.spare, mem)
}

// pageFaults is not known here.
func pageFaults() int64 { return 0 }
