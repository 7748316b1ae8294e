package trace_test

import (
	"strings"
	"testing"

	"switchyard/workloads/trace"
)

// chain3 is the chain of three tasklets in the order of the real Stackless, as
// text without its steps.
const chain3 = `
spawn t1 t0
ready t1 t0
spawn t2 t0
ready t2 t0
spawn t3 t0
ready t3 t0
park-send t0 c3 =0
run t1 t0
park-receive t1 c1
run t2 t1
park-receive t2 c2
run t3 t2
deliver t0 t3 c3 =0 !r
ready t0 t3
deliver t3 t2 c2 =1
run t2 t3
deliver t2 t1 c1 =2
run t1 t2
park-send t1 c0 =3
run t0 t1
deliver t1 t0 c0 =3 !r
ready t1 t0
run t3 t0
exit t3 =0
run t2 t3
exit t2 =0
run t1 t2
exit t1 =0
run t0 t1
`

// script makes events of lines without steps.
func script(t *testing.T, text string) []trace.Event {
	t.Helper()
	var events []trace.Event
	for line := range strings.SplitSeq(strings.TrimSpace(text), "\n") {
		_, e, err := trace.ParseText("0 " + line)
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		events = append(events, e)
	}
	return events
}
