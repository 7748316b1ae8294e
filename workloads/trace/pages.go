package trace

// pages are counts of events by kind over pages of a run of as many steps
// each; when there are too many pages, two become one.
type pages struct {
	steps uint64 // of one page, a power of two times freshEvents
	list  []page
}

// page is what there was at the end of one page.
type page struct {
	kinds  [16]uint64 // events by kind from the begin of the run on
	queued int64      // tasklets in the run queue
}

const mostPages = 256

// add takes the counts at the end of some steps, the first of them step, that
// are all of one page.
func (p *pages) add(step uint64, counts *[256]uint64, queued int64) {
	for step/p.steps == mostPages {
		p.join()
	}
	if at := int(step / p.steps); at == len(p.list) {
		p.list = append(p.list, page{})
	}
	last := &p.list[len(p.list)-1]
	last.kinds, last.queued = [16]uint64(counts[:16]), queued
}

func (p *pages) join() {
	for i := range mostPages / 2 {
		p.list[i] = p.list[2*i+1]
	}
	p.list, p.steps = p.list[:mostPages/2], 2*p.steps
}
