package bench_test

import (
	"testing"

	"switchyard/workloads/bench"
)

func soundReference() *bench.Reference {
	return &bench.Reference{
		Sources: []bench.Source{{ID: "list-2003", Title: "A post", Where: "A list", Year: 2003}},
		Rows: []bench.ReferenceRow{
			{Kind: bench.RowHistoric, Source: "list-2003", Machine: "M", Runtime: "R", Year: 2003, Metric: "rate", Name: "speed", Unit: "steps/s", Value: 4, Params: map[string]string{"steps": "100"}, Like: map[string]string{"engine": "soft"}},
			{Kind: bench.RowMeasured, Machine: "M", Runtime: "R", Name: "memory", Unit: "MB", Value: 85},
			{Kind: bench.RowNative, Machine: "M", Runtime: "go", Date: "2026-11-30", Metric: "total", Name: "Total", Unit: "s", Value: 2, Low: 1, High: 3, Params: map[string]string{"engine": "os-thread"}},
		},
	}
}

func TestASoundReferenceIsValid(t *testing.T) {
	if err := newToy(nil).ValidateReference(soundReference()); err != nil {
		t.Error(err)
	}
}

func TestValidateReferenceTellsWhatIsWrong(t *testing.T) {
	for _, c := range []struct {
		spoil func(r *bench.Reference)
		want  string
	}{
		{func(r *bench.Reference) { r.Sources[0].ID = "A B" }, `toy: source: "A B": lower case letters and digits, with single hyphens between`},
		{func(r *bench.Reference) { r.Sources = append(r.Sources, r.Sources[0]) }, `toy: source: "list-2003": an ID of its own`},
		{func(r *bench.Reference) { r.Sources[0].Where = "" }, `toy: source list-2003: where: "": one line of text`},
		{func(r *bench.Reference) { r.Rows[0].Source = "nowhere" }, `toy: row 0 (speed): source: "nowhere": the ID of a source`},
		{func(r *bench.Reference) { r.Rows[0].Source = "" }, `toy: row 0 (speed): source: "": the ID of a source`},
		{func(r *bench.Reference) { r.Rows[0].Kind = "old" }, `toy: row 0 (speed): kind: "old": one of historic, measured, native`},
		{func(r *bench.Reference) { r.Rows[0].Machine = "" }, `toy: row 0 (speed): machine: "": one line of text`},
		{func(r *bench.Reference) { r.Rows[0].Metric = "pace" }, `toy: row 0 (speed): metric: "pace": the name of a metric, or none`},
		{func(r *bench.Reference) { r.Rows[0].Unit = "Msteps/s" }, `toy: row 0 (speed): unit: "Msteps/s": "steps/s", as of metric rate`},
		{func(r *bench.Reference) { r.Rows[0].Params["engine"] = "hard" }, `toy: row 0 (speed): metric: "rate": params under which it is emitted: engine soft`},
		{func(r *bench.Reference) { r.Rows[0].Params["steps"] = "0100" }, `toy: row 0 (speed): param steps: "0100": a canonical value of steps`},
		{func(r *bench.Reference) { r.Rows[0].Params["speed"] = "1" }, `toy: row 0 (speed): params: "1 unknown": params of toy`},
		{func(r *bench.Reference) { r.Rows[0].Like = map[string]string{"weight": "01"} }, `toy: row 0 (speed): like weight: "01": a canonical value of weight`},
		{func(r *bench.Reference) { r.Rows[0].Like = map[string]string{"speed": "1"} }, `toy: row 0 (speed): likes: "1 unknown": params of toy`},
		{func(r *bench.Reference) { r.Rows[0].Like = map[string]string{"steps": "10"} }, `toy: row 0 (speed): like steps: "10": a param that params do not name`},
		{func(r *bench.Reference) { r.Rows[2].Date = "" }, `toy: row 2 (Total): date: "": a day as 2026-11-30`},
		{func(r *bench.Reference) { r.Rows[2].Date = "2026-11-3x" }, `toy: row 2 (Total): date: "2026-11-3x": a day as 2026-11-30`},
		{func(r *bench.Reference) { r.Rows[2].Date = "2026/11/30" }, `toy: row 2 (Total): date: "2026/11/30": a day as 2026-11-30`},
		{func(r *bench.Reference) { r.Rows[2].Low = 2.5 }, `toy: row 2 (Total): value: "2": between low and high`},
		{func(r *bench.Reference) { r.Rows[2].Metric = "" }, `toy: row 2 (Total): metric: "": the name of a metric`},
	} {
		r := soundReference()
		c.spoil(r)
		expectLine(t, newToy(nil).ValidateReference(r), c.want)
	}
}

func TestAMetricThatStandsAloneHasNoReference(t *testing.T) {
	w := newToy(nil)
	w.Metrics[1].Alone = true
	expectLine(t, w.ValidateReference(soundReference()), `toy: row 0 (speed): metric: "rate": one that compares: it is Alone`)
}

func TestTheFirstBasisThatHoldsIsSaid(t *testing.T) {
	w := newToy(nil)
	w.Basis = []bench.Basis{{When: bench.Is("engine", "soft").And(bench.Is("loud", "on")), Text: "loud frames"}, {When: bench.Is("engine", "soft"), Text: "frames"}}
	for _, c := range []struct {
		values []bench.Setting
		want   string
	}{
		{set("engine", "soft", "loud", "on"), "loud frames"},
		{set("engine", "soft", "loud", "off"), "frames"},
		{set("engine", "hard", "loud", "on"), ""},
	} {
		if got := w.BasisOf(c.values); got != c.want {
			t.Errorf("%v: %q, want %q", c.values, got, c.want)
		}
	}
}

func TestNativeOnlySettingsAreKnown(t *testing.T) {
	w := newToy(nil)
	if w.NativeOnly(set("engine", "hard")) || !w.NativeOnly(set("steps", "5", "engine", "os-thread")) {
		t.Error("NativeOnly does not follow the choices")
	}
}
