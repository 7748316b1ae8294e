//go:build unix

package threadstart

import (
	"fmt"
	"syscall"
)

// clearsPages: the kernel gives zero pages, one at each page's first use.
const clearsPages = false

// mapper asks the kernel for memory, as SBCL does for each thread.
type mapper struct{}

// mapMemory maps size B that nobody has used.
func (*mapper) mapMemory(size int) ([]byte, error) {
	mem, err := syscall.Mmap(-1, 0, size, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_ANON|syscall.MAP_PRIVATE)
	if err != nil {
		return nil, fmt.Errorf("area: mapping %d B: %w: a smaller area or batch", size, err)
	}
	return mem, nil
}

// unmap gives mem back to the kernel.
func (*mapper) unmap(mem []byte) {
	if err := syscall.Munmap(mem); err != nil {
		panic("threadstart: unmapping an area: " + err.Error())
	}
}

// pageFaults is the number of page faults of this process so far.
func pageFaults() int64 {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic("threadstart: getrusage: " + err.Error())
	}
	return int64(u.Minflt) + int64(u.Majflt)
}
