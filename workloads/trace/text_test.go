package trace_test

import (
	"strings"
	"testing"

	"switchyard/workloads/trace"
)

func TestTextFormOfEveryKind(t *testing.T) {
	lines := `0 spawn t1 t0
1 ready t1 t0
2 run t1 t0
3 park-send t1 c7 =-5
4 park-receive t2 c7
5 deliver t1 t2 c7 =2147483647 !r
6 deliver t1 t2 c7 =-2147483648 !m
7 yield t1
8 pause t1 t2
9 wake t1 t2
10 exit t16777215 =0
11 acquire t1 t2 c4294967295 !f
12 release t1 c3
13 drop-request t1 t2 c3
18446744073709551615 mark t1 c3 =9`
	for line := range strings.SplitSeq(lines, "\n") {
		step, e, err := trace.ParseText(line)
		if err != nil {
			t.Errorf("%s: %v", line, err)
			continue
		}
		if got := string(trace.AppendText(nil, step, e)); got != line {
			t.Errorf("%q came back as %q", line, got)
		}
	}
}

func TestTextThatIsNoEventIsRefused(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{"", `event: "": a line is: step kind fields`},
		{"5", `event: "5": a line is: step kind fields`},
		{"-1 yield t1", `step: "-1": a whole number, 0 or more`},
		{"01 yield t1", `step: "01": a whole number, 0 or more`},
		{"1 jump t1", `kind: "jump": one of spawn, ready, run, park-send, park-receive, deliver, yield, pause, wake, exit, acquire, release, drop-request, mark`},
		{"1 yield", `tasklet: missing: t and a number`},
		{"1 yield 5", `tasklet: "5": t and a number from 0 to 16777215`},
		{"1 yield t+5", `tasklet: "t+5": t and a number from 0 to 16777215`},
		{"1 yield t16777216", `tasklet: "t16777216": t and a number from 0 to 16777215`},
		{"1 spawn t1 c2", `spawner: "c2": t and a number from 0 to 16777215`},
		{"1 release t1 c4294967296", `object: "c4294967296": c and a number from 0 to 4294967295`},
		{"1 exit t1 =2147483648", `value: "=2147483648": = and a number from -2147483648 to 2147483647`},
		{"1 yield t1 t2", `yield: "t2": nothing more on this line`},
		{"1 yield t1 !r", `flags: "!r": ! and letters of "", each at most once and in this order`},
		{"1 deliver t1 t2 c1 =0 !f", `flags: "!f": ! and letters of "rm", each at most once and in this order`},
		{"1 deliver t1 t2 c1 =0 !mr", `flags: "!mr": ! and letters of "rm", each at most once and in this order`},
		{"1 deliver t1 t2 c1 =0 !", `flags: "!": ! and letters of "rm", each at most once and in this order`},
	} {
		if _, _, err := trace.ParseText(c.line); err == nil || err.Error() != c.want {
			t.Errorf("%q: error %v, want %s", c.line, err, c.want)
		}
	}
}

func TestAnUnknownKindHasText(t *testing.T) {
	if got := string(trace.AppendText(nil, 3, trace.Event{})); got != "3 unknown" {
		t.Errorf("text %q", got)
	}
}

// FuzzParseText proves that a line that is read is written as it was, but for
// the spaces between its words.
func FuzzParseText(f *testing.F) {
	f.Add("5 deliver t1 t2 c7 =-5 !rm")
	f.Add("0 yield t0")
	f.Add("11 acquire t1 t2 c4294967295 !f")
	f.Fuzz(func(t *testing.T, line string) {
		step, e, err := trace.ParseText(line)
		if err != nil {
			return
		}
		if got, want := string(trace.AppendText(nil, step, e)), strings.Join(strings.Fields(line), " "); got != want {
			t.Errorf("%q came back as %q", want, got)
		}
	})
}
