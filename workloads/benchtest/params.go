package benchtest

import (
	"errors"
	"strings"
	"testing"

	"switchyard/workloads/bench"
)

// params: every param takes its default and its limits, refuses all else with
// a message that names param, value and range, and changes nothing silently.
func (s *suite) params(t *testing.T) {
	for _, p := range s.w.Describe() {
		for _, v := range takes(&p) {
			s.roundTrip(t, p.Key, v)
		}
		for _, v := range refuses(&p) {
			s.refused(t, &p, v)
		}
	}
	if _, _, err := s.w.Bind(settings([]string{"noSuchParam", "1"})); err == nil || !strings.Contains(err.Error(), `noSuchParam: "1": no such param of `+s.w.ID) {
		t.Errorf("an unknown param: error %v", err)
	}
}

func takes(p *bench.Param) []string {
	switch p.Kind {
	case bench.KindChoice:
		values := []string{p.Default}
		for _, c := range p.Choices {
			if !(inBrowser && c.Native) {
				values = append(values, c.Value)
			}
		}
		return values
	case bench.KindSwitch:
		return []string{p.Default, "on", "off", "true", "false", "1", "0"}
	}
	return []string{p.Default, bench.FormatNumber(p.Min), bench.FormatNumber(p.Max)}
}

func refuses(p *bench.Param) []string {
	switch p.Kind {
	case bench.KindChoice:
		return []string{"", "no-such-choice", strings.ToUpper(p.Default)}
	case bench.KindSwitch:
		return []string{"", "yes", "2", "On"}
	}
	below, above := bench.FormatNumber(p.Min-1), bench.FormatNumber(p.Max+1)
	values := []string{"", "word", below, above, "NaN", "1e999", "0x1", p.Default + " "}
	if p.Kind == bench.KindInt {
		values = append(values, p.Default+".5")
	}
	return values
}

func (s *suite) roundTrip(t *testing.T, key, value string) {
	t.Helper()
	_, once, err := s.w.Bind([]bench.Setting{{Key: key, Value: value}})
	if err != nil {
		t.Errorf("%s=%s: %v", key, value, err)
		return
	}
	_, twice, err := s.w.Bind(once)
	if err != nil {
		t.Errorf("%s=%s: its canonical values: %v", key, value, err)
		return
	}
	for i := range once {
		if once[i] != twice[i] {
			t.Errorf("%s=%s: canonical %s, then %s", key, value, once[i].Value, twice[i].Value)
		}
	}
}

func (s *suite) refused(t *testing.T, p *bench.Param, value string) {
	t.Helper()
	_, _, err := s.w.Bind([]bench.Setting{{Key: p.Key, Value: value}})
	var e *bench.ParamError
	if !errors.As(err, &e) {
		t.Errorf("%s=%q: error %v, want a *bench.ParamError", p.Key, value, err)
		return
	}
	want := p.Range()
	switch p.Kind {
	case bench.KindChoice:
		want = "one of "
	case bench.KindSwitch:
		want = "on or off"
	}
	if e.Key != p.Key || e.Value != value || !strings.Contains(e.Error(), want) {
		t.Errorf("%s=%q: error %q, want it to say %q", p.Key, value, e, want)
	}
}
