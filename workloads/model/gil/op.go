package gil

// kind is the kind of an operation.
type kind uint8

const (
	opCodes   kind = iota // n bytecodes
	opCall                // a call of n nanoseconds; release: without the lock
	opSleep               // sleep n nanoseconds
	opReceive             // wait for a datagram, or the end
	opExit                // the thread ends
)

// op is what a thread does next: all that a thread's code tells the machine.
type op struct {
	kind    kind
	release bool
	n       int64
}

// body is what a thread runs, in its two forms. The machine calls next when
// the last operation is complete and, where there is a lock, the thread holds
// it again; the answer is the next operation.
type body interface {
	// soft is one step: it keeps its place in the body's fields.
	soft() op
	// hard is the same written straight down. It hands each operation to do,
	// which returns when it is complete, and false when the run is given up.
	hard(do func(op) bool)
}
