package gil

import (
	"fmt"
	"strings"
)

// Policy names a rule for the lock.
type Policy uint8

// The policies.
const (
	Legacy     Policy = iota // CPython up to 3.1
	RoundRobin               // the change proposed in issue 8299
	Interval                 // CPython 3.2 and later
	None                     // no lock
)

// When says what makes a holder let go although it has more to do.
type When uint8

// The reasons to let go.
const (
	Never     When = iota
	OnTicks        // every check interval, counted in bytecodes
	OnRequest      // at the next bytecode after a waiter's drop request
)

// Then says what a thread does after it let go in the middle of its work.
type Then uint8

// The ways on after letting go.
const (
	TryAgain   Then = iota // at once, in a race with the thread it woke
	GoBehind               // into the queue, behind all who wait
	AwaitTaken             // wait until another has taken the lock, then queue
)

// Rule is what a policy is: the one description the model and a native lock
// both follow.
type Rule struct {
	Name  string
	Help  string
	Drop  When // when the holder lets go
	After Then // what it does next
	Queue bool // nobody takes a free lock while others stand before it in the queue
	Any   bool // a release wakes any one waiter; otherwise the one that waited longest
}

// Rules is the table of policies, in their order.
var Rules = [...]Rule{
	Legacy: {
		Name: "legacy", Drop: OnTicks, After: TryAgain,
		Help: "Every check interval the holder lets go, wakes one waiter and tries again at once; on several cores the waiter comes too late.",
	},
	RoundRobin: {
		Name: "roundrobin", Drop: OnTicks, After: GoBehind, Queue: true,
		Help: "Every check interval the holder lets go and stands behind all who wait.",
	},
	Interval: {
		Name: "interval", Drop: OnRequest, After: AwaitTaken, Any: true,
		Help: "A waiter asks for the lock after the switch interval; the holder lets go at its next bytecode and waits until another has taken it.",
	},
	None: {
		Name: "none",
		Help: "No lock: the threads share the cores and nothing else.",
	},
}

// Rule gives the rule of p.
func (p Policy) Rule() *Rule { return &Rules[p] }

// String gives the name of p.
func (p Policy) String() string {
	if int(p) >= len(Rules) {
		return "unknown"
	}
	return Rules[p].Name
}

// ParsePolicy reads a policy's name.
func ParsePolicy(name string) (Policy, error) {
	var names []string
	for p := range Rules {
		if Rules[p].Name == name {
			return Policy(p), nil
		}
		names = append(names, Rules[p].Name)
	}
	return 0, fmt.Errorf("policy: %q: one of %s", name, strings.Join(names, ", "))
}
