package trace_test

import (
	"strings"
	"testing"

	"switchyard/workloads/trace"
)

const mail = `
spawn t1 t0
spawn t2 t0
ready t1 t0
run t1 t0
pause t1 t1
deliver t0 t1 c1 =5 !m
wake t1 t0
run t1 t0
deliver t1 t2 c2 =6 !m
deliver t1 t1 c1 =7 !m
exit t2 =0
deliver t1 t2 c2 =8 !m
yield t1
mark t1 c9 =1
exit t1 =0
spawn t1 t0
`

// killed: a tasklet is taken out of its channel without a deliver.
const killed = `
spawn t1 t0
run t1 t0
park-receive t1 c1
run t0 t1
ready t1 t0
run t1 t0
exit t1 =0
`

const locks = `
spawn t1 t0
spawn t2 t0
acquire t1 t1 c1
pause t2 t2
drop-request t2 t1 c1
release t1 c1
wake t2 t1
acquire t2 t1 c1
acquire t2 t2 c2 !f
release t2 c1
acquire t1 t2 c1
`

func TestSoundRecordingsAreValid(t *testing.T) {
	for name, text := range map[string]string{"rendezvous": chain3, "mail": mail, "locks": locks, "killed": killed} {
		if err := trace.Validate(script(t, text)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestEveryWindowOfASoundRecordingIsValid(t *testing.T) {
	for name, text := range map[string]string{"rendezvous": chain3, "mail": mail, "locks": locks, "killed": killed} {
		events := script(t, text)
		for from := range events {
			if err := trace.ValidateWindow(uint64(from), events[from:]); err != nil {
				t.Errorf("%s from %d: %v", name, from, err)
			}
		}
	}
}

func TestBrokenRulesAreToldWithTheirStep(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"ready t1 t0", "step 0: ready t1: it is not spawned yet"},
		{"spawn t1 t2", "step 0: spawn t1: t2 is not spawned yet"},
		{"spawn t1 t0\nspawn t1 t0", "step 1: spawn t1: it is there already"},
		{"spawn t0 t0", "step 0: spawn t0: it is there already"},
		{"spawn t1 t0\nrun t1 t3", "step 1: run t1: t3 is not spawned yet"},
		{"spawn t1 t0\nexit t1 =0\nrun t1 t0", "step 2: run t1: it has ended"},
		{"spawn t1 t0\npark-send t1 c4 =0\nrun t1 t0", "step 2: run t1: it waits to send on c4: first a deliver there"},
		{"spawn t1 t0\npark-receive t1 c4\nexit t1 =0", "step 2: exit t1: it waits to receive on c4: first a deliver there"},
		{"spawn t1 t0\npause t1 t0\nready t1 t0", "step 2: ready t1: it is paused: first its wake"},
		{"spawn t1 t0\nwake t1 t0", "step 1: wake t1: it is not paused"},
		{"wake t1 t0", "step 0: wake t1: it is not spawned yet"},
		{"spawn t1 t0\nexit t1 =0\nwake t1 t0", "step 2: wake t1: it has ended"},
		{"spawn t1 t0\npause t1 t2", "step 1: pause t1: t2 is not spawned yet"},
		{"spawn t1 t0\ndeliver t0 t1 c1 =0", "step 1: deliver t0: receiver t1 does not wait to receive on c1"},
		{"spawn t1 t0\npark-receive t1 c2\ndeliver t0 t1 c1 =0", "step 2: deliver t0: receiver t1 does not wait to receive on c1"},
		{"spawn t1 t0\npark-receive t1 c1\ndeliver t0 t1 c1 =0 !r", "step 2: deliver t0: receiver t1 waits to receive on c1: first a deliver there"},
		{"spawn t1 t0\ndeliver t1 t0 c1 =0 !r", "step 1: deliver t1: sender t1 does not wait to send on c1"},
		{"spawn t1 t0\npark-send t1 c1 =4\ndeliver t1 t0 c1 =5 !r", "step 2: deliver t1: sender t1 waits to send 4, not 5"},
		{"deliver t0 t1 c1 =0", "step 0: deliver t0: receiver t1 is not spawned yet"},
		{"deliver t1 t0 c1 =0", "step 0: deliver t1: sender t1 is not spawned yet"},
		{"deliver t0 t0 c1 =0", "step 0: deliver t0: sender and receiver are one tasklet"},
		{"deliver t0 t1 c1 =0 !m", "step 0: deliver t0: t1 is not spawned yet"},
		{"spawn t1 t0\nexit t1 =0\ndeliver t1 t0 c1 =0 !m", "step 2: deliver t1: sender t1 has ended"},
		{"spawn t1 t0\nacquire t0 t0 c1\nacquire t1 t0 c1", "step 2: acquire t1: t0 holds c1: first its release"},
		{"spawn t1 t0\nacquire t0 t0 c1\nrelease t0 c1\nacquire t1 t1 c1", "step 3: acquire t1: the last holder of c1 was t0, not t1"},
		{"release t0 c1", "step 0: release t0: it does not hold c1"},
		{"spawn t1 t0\nacquire t0 t0 c1\nrelease t1 c1", "step 2: release t1: it does not hold c1"},
		{"spawn t1 t0\ndrop-request t1 t0 c1", "step 1: drop-request t1: t0 does not hold c1"},
		{"acquire t0 t0 c1\ndrop-request t0 t0 c1", "step 1: drop-request t0: it asks itself"},
		{"drop-request t1 t0 c1", "step 0: drop-request t1: it is not spawned yet"},
		{"mark t3 c1 =0", "step 0: mark t3: it is not spawned yet"},
		{"yield t3", "step 0: yield t3: it is not spawned yet"},
	} {
		err := trace.Validate(script(t, c.text))
		if err == nil || err.Error() != c.want {
			t.Errorf("%q: error %v, want %s", strings.ReplaceAll(c.text, "\n", "; "), err, c.want)
		}
	}
}

func TestAnyLostEventOfARendezvousIsNoticed(t *testing.T) {
	events := script(t, chain3)
	for i, e := range events {
		if e.Kind() == trace.Deliver && events[i+1].Kind() == trace.Ready {
			continue // the Ready alone says that an error ended the wait
		}
		switch e.Kind() {
		case trace.Spawn, trace.ParkSend, trace.ParkReceive, trace.Deliver:
			lost := append(append([]trace.Event(nil), events[:i]...), events[i+1:]...)
			if trace.Validate(lost) == nil {
				t.Errorf("without step %d (%s) it is still valid", i, trace.AppendText(nil, uint64(i), e))
			}
		}
	}
}

func TestMalformedEventsAreNotValid(t *testing.T) {
	err := trace.ValidateWindow(7, []trace.Event{trace.Make(trace.Yield, 0, 1, 2, 0, 0)})
	if want := "step 7: yield: B: 2: 0, as the kind does not use it"; err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}
}
