package trace

// pages are counts of events by kind over pages of a run of as many steps
// each; when there are too many pages, two become one.
type pages struct {
	steps uint64 // of one page, a power of two times freshEvents
	list  []page
}

// page is what there was at the end of one page.
type page struct {
	kinds  [kinds]uint64  // events by kind from the begin of the run on
	queued int64          // tasklets in the run queue
	acts   [Groups]uint32 // events in the page by the group of their A
}

const mostPages = 256

// at is the page of a step, the last.
func (p *pages) at(step uint64) *page {
	for step/p.steps == mostPages {
		p.join()
	}
	if int(step/p.steps) == len(p.list) {
		p.list = append(p.list, page{})
	}
	return &p.list[len(p.list)-1]
}

// end takes the counts at the end of some steps of the last page.
func (p *pages) end(counts *[kinds]uint64, queued int64) {
	last := &p.list[len(p.list)-1]
	last.kinds, last.queued = *counts, queued
}

func (p *pages) join() {
	for i := range mostPages / 2 {
		one, two := &p.list[2*i], &p.list[2*i+1]
		for g, n := range one.acts {
			two.acts[g] += n
		}
		p.list[i] = *two
	}
	p.list, p.steps = p.list[:mostPages/2], 2*p.steps
}

// halve joins neighbouring groups, two by two.
func (p *pages) halve() {
	for i := range p.list {
		acts := &p.list[i].acts
		for g := range Groups / 2 {
			acts[g] = acts[2*g] + acts[2*g+1]
		}
		clear(acts[Groups/2:])
	}
}
