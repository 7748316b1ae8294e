package bench

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"switchyard/build/internal/repo"
)

// costs makes data of subjects "a", "b", ... with these costs, a round each.
func costs(list ...[]float64) *data {
	d := &data{outcomes: map[string][]outcome{}, errs: map[string]error{}}
	for i, values := range list {
		name := string(rune('a' + i))
		d.subjects = append(d.subjects, subject{name: name, metric: "op"})
		for _, v := range values {
			var o outcome
			_ = json.Unmarshal([]byte(`{"metrics": {"op": {"median": 1}}}`), &o)
			m := o.Metrics["op"]
			m.Median = v
			o.Metrics["op"] = m
			d.outcomes[name] = append(d.outcomes[name], o)
		}
	}
	return d
}

func TestRatioIsTakenWithinEachRound(t *testing.T) {
	// The machine is three times slower in round 2: the ratio does not see it.
	values, err := ratio(cost("a"), cost("b"))(costs([]float64{4, 12, 4}, []float64{2, 6, 2}))
	if err != nil || len(values) != 3 || values[0] != 2 || values[1] != 2 || values[2] != 2 {
		t.Errorf("%v, %v; want 2 three times", values, err)
	}
}

func TestRatioToAReferenceHasAValueEachRound(t *testing.T) {
	values, err := ratio(constant(func() (float64, error) { return 12, nil }), cost("a"))(costs([]float64{4, 3}))
	if err != nil || len(values) != 2 || values[0] != 3 || values[1] != 4 {
		t.Errorf("%v, %v; want 3, 4", values, err)
	}
}

func TestMetIsJudgedByWhatIsShown(t *testing.T) {
	for _, c := range []struct {
		sense  sense
		median float64
		want   bool
	}{{atMost, 64.004, true}, {atMost, 64.06, false}, {atLeast, 63.96, true}, {atLeast, 63.9, false}} {
		r := row{limit: 64, sense: c.sense}
		if got := r.met(value{Median: c.median}); got != c.want {
			t.Errorf("sense %d, %v: met %t, want %t", c.sense, c.median, got, c.want)
		}
	}
}

func TestCostOfBothKindsOfResult(t *testing.T) {
	for _, c := range []struct {
		s    subject
		text string
		want float64
	}{
		{subject{metric: "total", per: 10}, `{"verified": true, "metrics": {"total": {"median": 5}}}`, 0.5},
		{subject{peer: "p"}, `{"verified": true, "operations": 10, "samples": [{"runs": 2, "elapsed": 3}, {"runs": 3, "elapsed": 2}]}`, 0.1},
		{subject{peer: "p", whole: true}, `{"verified": true, "operations": 10, "samples": [{"runs": 2, "elapsed": 3}]}`, 1.5},
	} {
		o, err := c.s.read([]byte(c.text))
		if got := c.s.cost(o); err != nil || got != c.want {
			t.Errorf("%s: %v, %v; want %v", c.text, got, err, c.want)
		}
	}
}

func TestResultWithoutAVerifiedAnswerOrMetricHasNoScore(t *testing.T) {
	s := subject{metric: "total"}
	for text, want := range map[string]string{
		`{"verified": false, "metrics": {"total": {"median": 5}}}`: "wrong",
		`{"verified": true, "metrics": {}}`:                        "no metric total",
	} {
		if _, err := s.read([]byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v, want one with %q", text, err, want)
		}
	}
}

func TestRoundsGoForthAndBackAndTheFirstIsThrownAway(t *testing.T) {
	var asked []string
	light := group{subjects: []subject{{name: "a"}, {name: "b"}}}
	heavy := group{heavy: true, subjects: []subject{{name: "H"}}}
	d, err := measure(t.Context(), []group{light, heavy}, plan{rounds: 2, heavyRounds: 1, samples: 3, heavySamples: 2, budget: time.Hour}, func(s *subject, samples int) (outcome, error) {
		asked = append(asked, s.name)
		if want := map[string]int{"a": 3, "b": 3, "H": 2}[s.name]; samples != want {
			t.Errorf("%s is asked for %d samples, want %d", s.name, samples, want)
		}
		return outcome{}, nil
	}, &strings.Builder{})
	if got := strings.Join(asked, ""); err != nil || got != "abbaHab" {
		t.Errorf("asked %s, %v; want abbaHab", got, err)
	}
	if len(d.outcomes["a"]) != 2 || len(d.outcomes["H"]) != 1 {
		t.Errorf("%d outcomes of a, %d of H; want 2 and 1", len(d.outcomes["a"]), len(d.outcomes["H"]))
	}
}

func TestPlanThatKeepsAllThrowsNoRoundAway(t *testing.T) {
	var asked []string
	light := group{subjects: []subject{{name: "a"}, {name: "b"}}}
	d, err := measure(t.Context(), []group{light}, plan{rounds: 1, keepAll: true, budget: time.Hour}, func(s *subject, _ int) (outcome, error) {
		asked = append(asked, s.name)
		return outcome{}, nil
	}, &strings.Builder{})
	if got := strings.Join(asked, ""); err != nil || got != "ba" || len(d.outcomes["a"]) != 1 {
		t.Errorf("asked %s, %d outcomes of a, %v; want ba and 1", got, len(d.outcomes["a"]), err)
	}
}

func TestFailedSubjectIsNotAskedAgainAndItsRowsSayWhy(t *testing.T) {
	asked := 0
	d, err := measure(t.Context(), []group{{subjects: []subject{{name: "a"}}}}, plan{rounds: 3, budget: time.Hour}, func(*subject, int) (outcome, error) {
		asked++
		return outcome{}, errors.New("no memory")
	}, &strings.Builder{})
	if err != nil || asked != 1 {
		t.Errorf("asked %d times, %v; want once", asked, err)
	}
	if _, err := cost("a")(d); err == nil || err.Error() != "a: no memory" {
		t.Errorf("error %v, want a: no memory", err)
	}
}

func TestEveryRowReadsSubjectsThatAreThere(t *testing.T) {
	r, err := repo.Find()
	if err != nil {
		t.Fatal(err)
	}
	d := &data{outcomes: map[string][]outcome{}, errs: map[string]error{}}
	seen := map[string]bool{}
	for _, g := range groups() {
		for _, s := range g.subjects {
			if seen[s.name] {
				t.Errorf("subject %s: there twice", s.name)
			}
			seen[s.name] = true
			d.subjects = append(d.subjects, s)
			d.outcomes[s.name] = []outcome{{}}
		}
	}
	ids := map[string]bool{}
	for _, l := range lines(append(rows(references{r}), more()...), d) {
		if l.err != nil {
			t.Errorf("row %s: %v", l.id, l.err)
		}
		if ids[l.id] {
			t.Errorf("row %s: there twice", l.id)
		}
		ids[l.id] = true
	}
}

func TestReferenceIsTheMeasuredRowWithTheseParamsAndARateIsSeconds(t *testing.T) {
	r := repo.Repo(t.TempDir())
	file := r.Path("workloads/x/reference.json")
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	text := `{"rows": [
		{"kind": "historic", "runtime": "Real 1", "metric": "rate", "unit": "switches/s", "value": 1, "params": {"n": "10"}},
		{"kind": "measured", "runtime": "Real 2", "metric": "rate", "unit": "switches/s", "value": 2, "params": {"n": "9"}},
		{"kind": "measured", "runtime": "Real 2.7", "metric": "rate", "unit": "switches/s", "value": 4, "params": {"n": "10"}}]}`
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	ref := references{r}
	if v, err := ref.seconds("x", "rate", map[string]string{"n": "10"}, "Real"); err != nil || v != 0.25 {
		t.Errorf("%v, %v; want 0.25", v, err)
	}
	if _, err := ref.seconds("x", "total", nil, "Real"); err == nil || !strings.Contains(err.Error(), "no measured row") {
		t.Errorf("error %v, want one that says there is no such row", err)
	}
}

func TestRunKeepsGroupsAndRefusesWhatMatchesNothing(t *testing.T) {
	kept, err := choose(groups(), "^chain.generators$")
	if err != nil || len(kept.groups) != 1 || kept.groups[0].subjects[0].id != "chain" || kept.loads || kept.weights {
		t.Errorf("%+v, %v; want the group of the chain", kept, err)
	}
	if all, err := choose(groups(), ""); err != nil || len(all.groups) != len(groups()) || !all.loads || !all.weights {
		t.Errorf("%d groups, loads %t, weights %t, %v; want all", len(all.groups), all.loads, all.weights, err)
	}
	if loads, err := choose(groups(), "^loads$"); err != nil || len(loads.groups) != 0 || !loads.loads || loads.weights {
		t.Errorf("%+v, %v; want the loads alone", loads, err)
	}
	if _, err := choose(groups(), "no such thing"); err == nil || !strings.Contains(err.Error(), "no such thing: part of a name") {
		t.Errorf("error %v", err)
	}
}
