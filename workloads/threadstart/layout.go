package threadstart

// pageSize is the page of the historic machine in B. On a machine with larger
// pages several of ours share one, and it has fewer faults.
const pageSize = 4096

// wordPages hold the thread's own words: 32 KB, 4,096 words of 64 bits.
const wordPages = 8

// touchedPages is how many pages of its area a thread writes: its words, and
// one page of each of its three stacks. SBCL had 10.99 faults a thread.
const touchedPages = wordPages + 3

// layout says where things lie in an area, as offsets in B: the control stack
// (half of it), the binding stack, the alien stack (a quarter each) and behind
// them the words. By default that is 2 + 1 + 1 MB and 32 KB.
type layout struct {
	stacks [3]int // the first page that each stack uses
	words  int
	size   int // of the whole area
}

// layoutOf lays out an area whose stacks have the given number of pages
// together, at least 4.
func layoutOf(pages int) layout {
	control := pages / 2
	return layout{
		// The binding stack grows upwards, the other two downwards.
		stacks: [3]int{(control - 1) * pageSize, control * pageSize, (pages - 1) * pageSize},
		words:  pages * pageSize,
		size:   (pages + wordPages) * pageSize,
	}
}

// writeWords is the creator's share of the set-up: a write to each page of the words.
func (l *layout) writeWords(a *area) {
	for at := l.words; at < l.size; at += pageSize {
		a.touch(at)
	}
}

// touchStacks is the new thread's own share: its first use of each stack.
func (l *layout) touchStacks(a *area) {
	for _, at := range l.stacks {
		a.touch(at)
	}
}
