package wire

import (
	"bytes"
	"errors"
	"reflect"
	"strings"
	"testing"

	"switchyard/workloads/bench"
	"switchyard/workloads/trace"
)

// relay is a small workload: its one tasklet yields n times.
var relay = &bench.Workload{
	ID: "relay",
	New: func(p *bench.Params) bench.Body {
		b := new(relayBody)
		p.Int(&b.n, 3, bench.Param{Key: "n", Min: 1, Max: 1_000_000})
		p.Switch(&b.broken, false, bench.Param{Key: "broken"})
		return b
	},
	Metrics: []bench.Metric{{Name: "total", Unit: "s"}},
	Counts:  []bench.Count{{Name: "yields"}},
	Memory:  []bench.Term{{Bytes: 1000, Of: []string{"n"}}},
	Records: bench.Is("broken", "off"),
}

// unlucky is the number of yields behind which the relay is stuck.
const unlucky = 13

type relayBody struct {
	n      int
	broken bool
}

type stuck struct{}

func (stuck) Error() string    { return "deadlock: 1 tasklet waits" }
func (stuck) Detail() []string { return []string{"t1 waits to receive on c0"} }

func (b *relayBody) Run(r *bench.Run) error {
	if b.broken {
		return stuck{}
	}
	start := r.Now()
	for i := range b.n {
		if r.Rec != nil {
			r.Rec.Emit(trace.Yield, 0, uint32(i%1000), 0, 0, 0)
		}
		r.Progress(int64(i), int64(b.n))
	}
	if b.n == unlucky {
		return stuck{}
	}
	r.Metric("total", r.Seconds(start))
	r.Count("yields", int64(b.n))
	r.CheckThat("yielded", true)
	return nil
}

func find(id string) (*bench.Workload, error) {
	if id != relay.ID {
		return nil, errors.New(`workload: "` + id + `": one of relay`)
	}
	return relay, nil
}

// serveAll gives the messages of one request; the clock steps by 1 ms.
func serveAll(fields ...string) []Message { return serveWithin(1_000_000, fields...) }

// serveWithin does so with a clock of other steps, in ns.
func serveWithin(tick int64, fields ...string) []Message {
	var out []Message
	now := int64(0)
	Serve(append([]string{"manifest", "abc"}, fields...), Host{
		Manifest:    "abc",
		Find:        find,
		Clock:       func() int64 { now += tick; return now },
		Environment: []bench.Setting{{Key: "target", Value: "test"}},
		Post: func(m Message) {
			for i, f := range m.Fields {
				if b, ok := f.Value.([]byte); ok {
					m.Fields[i].Value = bytes.Clone(b) // the bridge copies them too: they are used again
				}
			}
			out = append(out, m)
		},
	})
	return out
}

func field(m Message, name string) any {
	for _, f := range m.Fields {
		if f.Name == name {
			return f.Value
		}
	}
	return nil
}

func types(list []Message) string {
	var names []string
	for _, m := range list {
		if len(names) == 0 || names[len(names)-1] != m.Type {
			names = append(names, m.Type)
		}
	}
	return strings.Join(names, " ")
}

func TestARunIsReadyTellsProgressAndIsDone(t *testing.T) {
	list := serveAll("workload", "relay", "seed", "7", "samples", "2", "mode", "measure", "from", "0", "to", "0",
		"memoryLimit", "0", "param.n", "5", "environment.browser", "none")
	if got := types(list); got != "ready progress done" {
		t.Fatal(got)
	}
	result, _ := field(list[len(list)-1], "result").(string)
	for _, part := range []string{`"workload":"relay","params":{"n":"5","broken":"off"},"seed":7`, `"verified":true`, `"environment":{"browser":"none","target":"test"}`} {
		if !strings.Contains(result, part) {
			t.Errorf("%s is not in %s", part, result)
		}
	}
	names := []string{"phase", "sample", "samples", "done", "total", "elapsed"}
	for i, f := range list[1].Fields {
		if f.Name != names[i] {
			t.Errorf("field %d of progress: %s, want %s", i, f.Name, names[i])
		}
	}
}

func TestStudySendsTheEventsOfTheWindow(t *testing.T) {
	list := serveAll("workload", "relay", "mode", "study", "from", "1", "to", "3")
	if got := types(list); got != "ready progress events done" {
		t.Fatal(got)
	}
	events := list[len(list)-2]
	want := []any{1.0, 3.0}
	if got := []any{field(events, "from"), field(events, "steps")}; !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	buffer, _ := field(events, "buffer").([]byte)
	back, err := trace.ReadBinary(buffer)
	if err != nil || len(back) != 2 || back[1].A() != 2 || back[1].Kind() != trace.Yield {
		t.Errorf("events %v, error %v", back, err)
	}
}

func TestLinesOfProgramsAreSentWhenAskedFor(t *testing.T) {
	list := serveAll("workload", "relay", "mode", "study", "from", "0", "to", "3", "lines", "1")
	events := list[len(list)-2]
	lines, _ := field(events, "lines").([]byte)
	if len(lines) != 2*3 {
		t.Errorf("%d bytes of lines for 3 events: 2 each would be right", len(lines))
	}
	if _, ok := field(events, "listings").([]string); !ok {
		t.Errorf("listings: %v", field(events, "listings"))
	}
	plain := serveAll("workload", "relay", "mode", "study", "from", "0", "to", "3")
	if field(plain[len(plain)-2], "lines") != nil {
		t.Error("lines that nobody asked for")
	}
}

func TestStartIsASwitch(t *testing.T) {
	failed := serveAll("workload", "relay", "mode", "study", "from", "0", "to", "3", "start", "yes")
	if got, want := field(failed[0], "message"), `start: "yes": a whole number from 0 to 1`; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// What a repeated run is compared with comes in both modes that record.
func TestWatchSendsTheProofOfItsRun(t *testing.T) {
	watched := serveAll("workload", "relay", "mode", "watch")
	if got := types(watched); got != "ready progress snapshot proof done" {
		t.Fatal(got)
	}
	studied := serveAll("workload", "relay", "mode", "study", "from", "0", "to", "1")
	for _, name := range []string{"steps", "hash", "pages"} {
		one, other := field(watched[len(watched)-2], name), field(studied[len(studied)-2], name)
		if !reflect.DeepEqual(one, other) {
			t.Errorf("%s: %v watched, %v studied", name, one, other)
		}
	}
}

func TestWhatCannotRunFailsWithItsStage(t *testing.T) {
	cases := []struct {
		fields  []string
		types   string
		stage   string
		message string
	}{
		{[]string{"manifest", "old", "shape", "new"}, "failed", "manifest", "manifest: page old, wasm abc: they are of different builds; reload the page"},
		{[]string{"workload", "chain"}, "failed", "params", `workload: "chain": one of relay`},
		{[]string{"workload", "relay", "seed", "-1"}, "failed", "params", `seed: "-1": a whole number from 0 to 4294967295`},
		{[]string{"workload", "relay", "samples", "0"}, "failed", "params", `samples: "0": a whole number from 1 to 1000`},
		{[]string{"workload", "relay", "colour", "red"}, "failed", "params", `colour: "red": no such field of a request`},
		{[]string{"workload", "relay", "seed"}, "failed", "params", `request: "seed": a value for each name`},
		{[]string{"workload", "relay", "to", "4194305"}, "failed", "params", `to: "4194305": a step from 1 to 4194304, as from is 0`},
		{[]string{"workload", "relay", "mode", "study", "from", "5", "to", "5"}, "failed", "params", `to: "5": a step from 6 to 4194309, as from is 5`},
		{[]string{"workload", "relay", "mode", "study", "from", "7", "to", "5"}, "failed", "params", `to: "5": a step from 8 to 4194311, as from is 7`},
		{[]string{"workload", "relay", "mode", "study"}, "failed", "params", `to: "0": a step from 1 to 4194304, as from is 0`},
		{[]string{"workload", "relay", "mode", "study", "from", "9007199254740992"}, "failed", "params", `from: "9007199254740992": a whole number from 0 to 9007199254740991`},
		{[]string{"workload", "relay", "param.n", "0"}, "ready failed", "params", `n: "0": a whole number from 1 to 1000000`},
		{[]string{"workload", "relay", "param.m", "1"}, "ready failed", "params", `m: "1": no such param of relay: it has n, broken`},
		{[]string{"workload", "relay", "mode", "look"}, "ready failed", "params", `mode: "look": one of measure, watch, study`},
		{[]string{"workload", "relay", "memoryLimit", "2000"}, "ready failed", "memory", "memory: relay: this run needs about 3.0 kB and 2.0 kB is the limit here; choose a smaller size or a lighter engine"},
		{[]string{"workload", "relay", "param.broken", "on"}, "ready progress failed", "run", "deadlock: 1 tasklet waits"},
	}
	for _, c := range cases {
		list := serveAll(c.fields...)
		last := list[len(list)-1]
		if types(list) != c.types || field(last, "stage") != c.stage || field(last, "message") != c.message {
			t.Errorf("%v: %s: %v: %v", c.fields, types(list), field(last, "stage"), field(last, "message"))
		}
		if _, ok := field(last, "detail").([]string); !ok {
			t.Errorf("%v: detail is no list", c.fields)
		}
	}
}

func TestADeadlockCarriesItsWaitForList(t *testing.T) {
	list := serveAll("workload", "relay", "param.broken", "on")
	want := []string{"t1 waits to receive on c0"}
	if got := field(list[len(list)-1], "detail"); !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

func TestProgressIsPacedButEverySampleBegins(t *testing.T) {
	var told []bench.Progress
	p := pace{post: func(m Message) {
		told = append(told, bench.Progress{Sample: int(field(m, "sample").(float64)), Done: int64(field(m, "done").(float64))})
	}}
	for _, now := range []bench.Progress{
		{Sample: 0, Done: 1, Elapsed: 0},
		{Sample: 0, Done: 2, Elapsed: 49_999_999},
		{Sample: 0, Done: 3, Elapsed: 50_000_000},
		{Sample: 1, Done: 4, Elapsed: 50_000_001},
		{Sample: 1, Done: 5, Elapsed: 60_000_000},
	} {
		p.tell(now)
	}
	want := []bench.Progress{{Sample: 0, Done: 1}, {Sample: 0, Done: 3}, {Sample: 1, Done: 4}}
	if !reflect.DeepEqual(told, want) {
		t.Errorf("%v, want %v", told, want)
	}
}

func FuzzParseRequest(f *testing.F) {
	f.Add("seed\n1\nparam.n\n5")
	f.Fuzz(func(t *testing.T, text string) {
		fields := strings.Split(text, "\n")
		q, err := ParseRequest(fields)
		if err == nil && len(q.Params)+len(q.Environment) > len(fields)/2 {
			t.Errorf("more settings than were given: %q", text)
		}
	})
}
