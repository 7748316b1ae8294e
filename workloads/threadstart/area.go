package threadstart

import "sync"

// area is the memory of one thread.
type area struct {
	number uint32 // as recordings show it: mappings are counted from 0
	holder uint32 // the tasklet it belongs to or belonged to last
	fresh  bool   // it was mapped for its holder, not taken over
	mem    []byte // nil while it is not mapped
}

// touch writes to the page at offset at. Where no kernel clears a fresh page
// when it is first used, that is done here.
func (a *area) touch(at int) {
	page := a.mem[at : at+pageSize]
	if clearsPages && a.fresh {
		clear(page)
	}
	page[0] = 1
}

// areas hands out the areas of one run. Creators take; threads give back when
// they end, at the same time on several cores.
type areas struct {
	layout
	maps *mapper
	keep bool // pauseless: who ends leaves its area to be taken over

	mu     sync.Mutex
	ended  []*area // kept areas of threads that have ended; the last is taken first
	unused []*area // not mapped
	all    []*area

	mapped, taken int64 // by the creator alone
}

func newAreas(maps *mapper, pages int, keep bool) *areas {
	return &areas{layout: layoutOf(pages), maps: maps, keep: keep}
}

// take gives the area for a new thread, its words written: one that a thread
// has left, or else a fresh one.
func (s *areas) take() (*area, error) {
	a := s.choose()
	if a.mem == nil {
		mem, err := s.maps.mapMemory(s.size)
		if err != nil {
			return nil, err
		}
		a.mem, a.fresh, a.number = mem, true, uint32(s.mapped)
		s.mapped++
	} else {
		a.fresh = false
		s.taken++
	}
	s.writeWords(a)
	return a, nil
}

func (s *areas) choose() (a *area) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if a = pop(&s.ended); a != nil {
		return a
	}
	if a = pop(&s.unused); a != nil {
		return a
	}
	a = new(area)
	s.all = append(s.all, a)
	return a
}

func pop[T any](list *[]*T) *T {
	last := len(*list) - 1
	if last < 0 {
		return nil
	}
	x := (*list)[last]
	*list = (*list)[:last]
	return x
}

// giveBack is the last act of a thread: its area is unmapped, or kept for another.
func (s *areas) giveBack(a *area) {
	if !s.keep {
		s.maps.unmap(a.mem)
		a.mem = nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.keep {
		s.ended = append(s.ended, a)
	} else {
		s.unused = append(s.unused, a)
	}
}

// close unmaps what is left, when no thread is.
func (s *areas) close() {
	for _, a := range s.all {
		if a.mem != nil {
			s.maps.unmap(a.mem)
			a.mem = nil
		}
	}
}
