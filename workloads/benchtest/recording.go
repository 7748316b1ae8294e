package benchtest

import (
	"bytes"
	"slices"
	"testing"

	"switchyard/workloads/bench"
	"switchyard/workloads/trace"
)

// recording: params and seed determine every event and count, the events are
// valid in every form, and a window equals the same part of the whole.
func (s *suite) recording(t *testing.T) {
	_, all, err := s.w.Bind(s.small)
	if err != nil {
		t.Fatalf("option Small: %v", err)
	}
	if !s.w.Records.Holds(all) {
		t.Fatal("the default, or what option Small sets, cannot be recorded")
	}
	res := s.study(t, s.small, bench.Study, 0, trace.MaxWindow)
	whole := res.Recording
	if whole.Steps() == 0 {
		t.Fatal("no events")
	}
	if whole.Steps() > trace.MaxWindow/4 {
		t.Fatalf("%d events: option Small would make it fewer", whole.Steps())
	}
	s.again(t, res)
	s.window(t, whole)
	s.inside(t, whole)
	s.lines(t, whole)
	if err := trace.Validate(whole.Events()); err != nil {
		t.Error(err)
	}
	forms(t, whole)
	s.refusesToRecord(t)
}

func (s *suite) study(t *testing.T, values []bench.Setting, mode bench.Mode, from, to uint64) *bench.Result {
	t.Helper()
	res, err := s.w.Do(values, bench.Options{Seed: seed, Mode: mode, From: from, To: to, Clock: clock})
	if err != nil {
		t.Fatal(err)
	}
	if !res.Verified {
		t.Fatalf("not verified: %+v", res.Checks)
	}
	return res
}

// again: the second time, in mode Watch, gives the same hash and counts.
func (s *suite) again(t *testing.T, first *bench.Result) {
	second := s.study(t, s.small, bench.Watch, 0, 0)
	one, two := first.Recording, second.Recording
	if one.Steps() != two.Steps() || one.Hash() != two.Hash() || !slices.Equal(one.Pages(), two.Pages()) {
		t.Errorf("the same seed gave %d steps with hash %x, then %d with %x", one.Steps(), one.Hash(), two.Steps(), two.Hash())
	}
	for i := range s.w.Counts {
		c := &s.w.Counts[i]
		a, _ := first.Count(c.Name)
		b, _ := second.Count(c.Name)
		if a != b && !c.Varies {
			t.Errorf("the same seed gave %d %s, then %d", a, c.Name, b)
		}
	}
}

func (s *suite) window(t *testing.T, whole *trace.Recorder) {
	from := whole.Steps() / 3
	to := min(whole.Steps(), from+1000)
	part := s.study(t, s.small, bench.Study, from, to).Recording
	if !slices.Equal(part.Events(), whole.Events()[from:to]) {
		t.Errorf("the window from %d to %d differs from the same part of the whole", from, to)
	}
	if err := trace.ValidateWindow(from, part.Events()); err != nil {
		t.Error(err)
	}
}

// forms: the binary form comes back, and so does the text form of up to
// 20,000 events.
func forms(t *testing.T, r *trace.Recorder) {
	events, err := trace.ReadBinary(trace.AppendBinary(nil, r.Events()))
	if err != nil || !slices.Equal(events, r.Events()) {
		t.Errorf("the binary form does not come back: %v", err)
	}
	for i, e := range r.Events()[:min(20_000, len(r.Events()))] {
		line := string(trace.AppendText(nil, uint64(i), e))
		if step, back, err := trace.ParseText(line); err != nil || step != uint64(i) || back != e {
			t.Fatalf("%q does not come back: %v", line, err)
		}
	}
}

// refusesToRecord: where Records does not hold, nothing runs.
func (s *suite) refusesToRecord(t *testing.T) {
	for _, p := range s.w.Describe() {
		for _, c := range p.Choices {
			values := merge(s.small, []bench.Setting{{Key: p.Key, Value: c.Value}})
			_, all, err := s.w.Bind(values)
			if err != nil || s.w.Records.Holds(all) {
				continue
			}
			if _, err := s.w.Do(values, bench.Options{Mode: bench.Study, Clock: clock}); err == nil {
				t.Errorf("%s=%s: recorded, though it says that it cannot be", p.Key, c.Value)
			}
		}
	}
}

// engines: soft and hard give the same event text.
func (s *suite) engines(t *testing.T) {
	same := s.same
	if same == nil {
		same = s.softAndHard()
	}
	for _, e := range same {
		with := merge(s.small, e.with)
		one := s.text(t, merge(with, []bench.Setting{{Key: e.key, Value: e.one}}))
		other := s.text(t, merge(with, []bench.Setting{{Key: e.key, Value: e.other}}))
		if i := differ(one, other); i >= 0 {
			t.Errorf("%s %s and %s differ:\n%s\n%s", e.key, e.one, e.other, line(one, i), line(other, i))
		}
	}
}

// softAndHard is what engines demands by itself: a param engine with both,
// under the params where it matters.
func (s *suite) softAndHard() (same []sameEvents) {
	for _, p := range s.w.Describe() {
		has := func(v string) bool {
			return slices.ContainsFunc(p.Choices, func(c bench.Choice) bool { return c.Value == v })
		}
		if p.Key == "engine" && has("soft") && has("hard") {
			e := sameEvents{"engine", "soft", "hard", nil}
			for _, m := range p.When {
				e.with = append(e.with, bench.Setting{Key: m.Key, Value: m.Values[0]})
			}
			same = append(same, e)
		}
	}
	return same
}

func (s *suite) text(t *testing.T, values []bench.Setting) []byte {
	t.Helper()
	return trace.AppendRecording(nil, s.study(t, values, bench.Study, 0, trace.MaxWindow).Recording)
}

// differ gives the place of the first difference, -1 if there is none.
func differ(a, b []byte) int {
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return i
		}
	}
	if len(a) == len(b) {
		return -1
	}
	return min(len(a), len(b))
}

func line(text []byte, at int) []byte {
	begin := bytes.LastIndexByte(text[:at], '\n') + 1
	if n := bytes.IndexByte(text[begin:], '\n'); n >= 0 {
		return text[begin : begin+n]
	}
	return []byte("(no more lines)")
}
