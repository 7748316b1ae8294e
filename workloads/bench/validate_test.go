package bench_test

import (
	"strings"
	"testing"

	"switchyard/workloads/bench"
)

func TestASoundDescriptionIsValid(t *testing.T) {
	if err := newToy(nil).Validate(); err != nil {
		t.Error(err)
	}
}

func TestValidateTellsWhatIsWrong(t *testing.T) {
	const idRule = "lower case letters and digits, with single hyphens between"
	const metricUnit = `"" for a plain ratio, %, s, B, a noun in lower case, or two of them with a / between; no prefix`
	long := strings.Repeat("claim ", 15) + "e"
	for _, c := range []struct {
		spoil func(w *bench.Workload)
		want  string
	}{
		{func(w *bench.Workload) { w.New = nil }, `toy: New: nil: a function that binds the params`},
		{func(w *bench.Workload) { w.ID = "Toy" }, `Toy: ID: "Toy": the folder's name: a lower case letter, then lower case letters and digits`},
		{func(w *bench.Workload) { w.ID = "toy-2" }, `toy-2: ID: "toy-2": the folder's name: a lower case letter, then lower case letters and digits`},
		{func(w *bench.Workload) { w.Title = "" }, `toy: Title: "": one line of text`},
		{func(w *bench.Workload) { w.Origin = "a\nb" }, `toy: Origin: "a\nb": one line of text`},
		{func(w *bench.Workload) { w.Claim = long }, `toy: Claim: "` + long[:60] + `...": at most 90 letters, not 91`},
		{func(w *bench.Workload) { w.ID = "docs" }, `docs: ID: "docs": another one: links of the page use it`},
		{func(w *bench.Workload) { w.ID = "r12" }, `r12: ID: "r12": another one: links of the page use it`},
		{func(w *bench.Workload) { w.Year = 0 }, `toy: Year: "0": the year of the historic benchmark`},
		{func(w *bench.Workload) { w.Sweeps = append(w.Sweeps, w.Sweeps[0]) }, `toy: sweep: "steps": an ID of its own: ` + idRule},
		{func(w *bench.Workload) { w.Sweeps[0].X = "engine" }, `toy: sweep steps: X: "engine": a numeric param`},
		{func(w *bench.Workload) { w.Sweeps[0].To = 1001 }, `toy: sweep steps: from: "1": below to, and both within the range of steps`},
		{func(w *bench.Workload) { w.Sweeps[0].Points = 1 }, `toy: sweep steps: points: "1": from 2 to 50`},
		{func(w *bench.Workload) { w.Sweeps[0].Series = "weight" }, `toy: sweep steps: series: "weight": a choice or switch param, or "" with one preset`},
		{func(w *bench.Workload) { w.Sweeps[0].Series = "" }, `toy: sweep steps: series: "": a choice or switch param, or "" with one preset`},
		{func(w *bench.Workload) { w.Sweeps[0].Series = "engine" }, `toy: sweep steps: preset: "big": one that runs in a browser, with a value of engine of its own`},
		{func(w *bench.Workload) { w.Sweeps[0].Presets[1] = "small" }, `toy: sweep steps: preset: "small": the ID of a preset`},
		{func(w *bench.Workload) { w.Sights = []bench.Sight{{Label: "See it"}} }, `toy: sight See it: help: "": one line of text`},
		{func(w *bench.Workload) { w.Sights = make([]bench.Sight, 3) }, `toy: sights: "3": at most 2`},
		{func(w *bench.Workload) { w.Sweeps[0].Presets = nil }, `toy: sweep steps: presets: "": at least one`},
		{func(w *bench.Workload) { w.Sweeps[0].Metric = "speed" }, `toy: sweep steps: metric: "speed": the name of a metric`},
		{func(w *bench.Workload) { w.Layout = "star" }, `toy: Layout: "star": one of chain, ring, lanes, fan, pool`},
		{func(w *bench.Workload) { w.Presets = nil }, `toy: Presets: "": at least the default, which sets nothing`},
		{func(w *bench.Workload) { w.Presets[0].Values = set("loud", "on") }, `toy: preset: "default": no values: the first preset is the default`},
		{func(w *bench.Workload) { w.Presets[1].ID = "Big One" }, `toy: preset: "Big One": ` + idRule},
		{func(w *bench.Workload) { w.Presets[1].ID = "default" }, `toy: preset: "default": an ID of its own`},
		{func(w *bench.Workload) { w.Presets[1].Values = nil }, `toy: preset: "big": other values than preset default`},
		{func(w *bench.Workload) { w.Presets[1].Values = set("steps", "0100") }, `toy: preset big: steps: "0100": canonical: 100`},
		{func(w *bench.Workload) { w.Presets[1].Values = set("loud", "on", "steps", "5") }, `toy: preset big: "steps": values in the order of the params`},
		{func(w *bench.Workload) { w.Presets[1].Values = set("steps", "5000") }, `steps: "5000": a whole number from 1 to 1000`},
		{func(w *bench.Workload) { w.Presets[1].Help = "" }, `toy: preset big: help: "": one line of text`},
		{func(w *bench.Workload) { w.Metrics[0].Headline = false }, `toy: metrics: "": at least one headline that every run emits, natively and in browsers`},
		{func(w *bench.Workload) { w.Metrics[0].When = bench.Is("loud", "on") }, `toy: metrics: "": at least one headline that every run emits, natively and in browsers`},
		{func(w *bench.Workload) { w.Metrics[0].Unit = "ms" }, `toy: metric total: unit: "ms": ` + metricUnit},
		{func(w *bench.Workload) { w.Metrics[0].Unit = "Mswitches/s" }, `toy: metric total: unit: "Mswitches/s": ` + metricUnit},
		{func(w *bench.Workload) { w.Metrics[1].Better = "bigger" }, `toy: metric rate: better: "bigger": one of lower, higher, neither`},
		{func(w *bench.Workload) { w.Metrics[1].Name = "total" }, `toy: metric: "total": a name of its own`},
		{func(w *bench.Workload) { w.Metrics[1].Name = "the rate" }, `toy: metric: "the rate": a lower case letter, then letters, digits, hyphens and dots`},
		{func(w *bench.Workload) { w.Metrics[1].When = bench.Is("motor", "x") }, `toy: metric rate: when: "motor": another param`},
		{func(w *bench.Workload) { w.Metrics[1].When = bench.Is("engine", "soft", "softly") }, `toy: metric rate: when engine: "softly": a canonical value of engine`},
		{func(w *bench.Workload) { w.Metrics[1].When = bench.Is("loud", "true") }, `toy: metric rate: when loud: "true": a canonical value of loud`},
		{func(w *bench.Workload) { w.Metrics[1].When = bench.Is("engine") }, `toy: metric rate: when engine: "": at least one value`},
		{func(w *bench.Workload) { w.Counts[0].Name = "total" }, `toy: count: "total": another name than a metric's`},
		{func(w *bench.Workload) { w.Charts[0].Kind = "pie" }, `toy: chart Total over steps: kind: "pie": one of reference, sweep, rows`},
		{func(w *bench.Workload) { w.Charts[0].Metric = "speed" }, `toy: chart Total over steps: metric: "speed": the name of a metric`},
		{func(w *bench.Workload) { w.Charts[0].X = "engine" }, `toy: chart Total over steps: X: "engine": a numeric param of a sweep chart, and only of one`},
		{func(w *bench.Workload) { w.Charts[0].Series = "weight" }, `toy: chart Total over steps: series: "weight": a choice or switch param of a sweep chart, and only of one`},
		{func(w *bench.Workload) { w.Memory = nil }, `toy: Memory: "": at least one term`},
		{func(w *bench.Workload) { w.Memory[0].Bytes = -1 }, `toy: memory term -1: "-1": bytes above 0`},
		{func(w *bench.Workload) { w.Memory[1].Of = []string{"engine"} }, `toy: memory term 64: of: "engine": a numeric param`},
		{func(w *bench.Workload) { w.Memory[1].Min = []string{"loud"} }, `toy: memory term 64: min: "loud": a numeric param`},
		{func(w *bench.Workload) { w.Names = []bench.Named{{Name: "player 1"}} }, `toy: name: "player 1": one word in lower case letters`},
		{func(w *bench.Workload) { w.Names = []bench.Named{{From: -1, Name: "main"}} }, `toy: name main: from, every: "-1, 0": 0 or more`},
		{func(w *bench.Workload) { w.Names = []bench.Named{{From: 1, Every: 1, Name: "link", Less: 2}} }, `toy: name link: less: "2": from 0 to from, of many only`},
		{func(w *bench.Workload) { w.Names = []bench.Named{{From: 1, Name: "main", Less: 1}} }, `toy: name main: less: "1": from 0 to from, of many only`},
		{func(w *bench.Workload) { w.Names = []bench.Named{{When: bench.Is("engine", "fast"), Name: "x"}} }, `toy: name x: when engine: "fast": a canonical value of engine`},
		{func(w *bench.Workload) { w.Basis = []bench.Basis{{Text: ""}} }, `toy: basis: "": one line of text`},
		{func(w *bench.Workload) { w.Basis = []bench.Basis{{Text: long[:61]}} }, `toy: basis: "` + long[:60] + `...": at most 60 letters, not 61`},
		{func(w *bench.Workload) { w.Basis = []bench.Basis{{When: bench.Is("engine", "fast"), Text: "x"}} }, `toy: basis x: when engine: "fast": a canonical value of engine`},
		{func(w *bench.Workload) { w.Records = bench.Is("engine", "fast") }, `toy: records: when engine: "fast": a canonical value of engine`},
	} {
		w := newToy(nil)
		c.spoil(w)
		expectLine(t, w.Validate(), c.want)
	}
}

func TestValidateTellsWhatIsWrongWithAParam(t *testing.T) {
	sound := bench.Param{Key: "n", Label: "N", Help: "How many.", Min: 1, Max: 9}
	for _, c := range []struct {
		spoil func(p *bench.Param)
		want  string
	}{
		{func(p *bench.Param) { p.Key = "big-n" }, `toy: param: "big-n": lower camel case: a lower case letter, then letters and digits`},
		{func(p *bench.Param) { p.Key = "seed" }, `toy: param: "seed": another key: links or native flags use v, seed, samples, mode, tab, view, step, at, with, ab, big, preset, sweep, format, trace, from, to, list, h, help`},
		{func(p *bench.Param) { p.Key = "xs" }, `toy: param: "xs": a key that does not begin with x, the end of links`},
		{func(p *bench.Param) { p.Key = "steps" }, `toy: param: "steps": declared once`},
		{func(p *bench.Param) { p.Label = "" }, `toy: param n: label: "": one line of text`},
		{func(p *bench.Param) { p.Help = " x" }, `toy: param n: help: " x": one line of text`},
		{func(p *bench.Param) { p.Unit = "Mb/s/s" }, `toy: param n: unit: "Mb/s/s": "" for a plain ratio, %, s, B, a noun in lower case, or two of them with a / between; no prefix, but for ms, µs, ns, kB, MB`},
		{func(p *bench.Param) { p.Scale = "cubic" }, `toy: param n: scale: "cubic": one of linear, log`},
		{func(p *bench.Param) { p.Min, p.Scale = 0, bench.Log }, `toy: param n: min: "0": above 0, as the scale is logarithmic`},
		{func(p *bench.Param) { p.Min, p.Max = 1, 1 }, `toy: param n: range: "a whole number from 1 to 1": a least value below the greatest`},
		{func(p *bench.Param) { p.Max = 1.5 }, `toy: param n: range: "a whole number from 1 to 1.5": whole numbers of at most 2^53`},
		{func(p *bench.Param) { p.Least = 1 }, `toy: param n: least: "1": above 0 and in the range, which begins at 0`},
		{func(p *bench.Param) { p.Min, p.Least = 0, -1 }, `toy: param n: least: "-1": above 0 and in the range, which begins at 0`},
		{func(p *bench.Param) { p.When = bench.Is("n", "1") }, `toy: param n: when: "n": another param`},
		{func(p *bench.Param) { p.Choices = []bench.Choice{{Value: "a"}} }, `toy: param n: choices: "a": none: it is no choice param`},
	} {
		w := newToy(nil)
		plain := w.New
		w.New = func(p *bench.Params) bench.Body {
			body := plain(p)
			n, d := 0, sound
			c.spoil(&d)
			p.Int(&n, 1, d)
			return body
		}
		expectLine(t, w.Validate(), c.want)
	}
}

func TestValidateTellsWhatIsWrongWithChoices(t *testing.T) {
	fine := bench.Choice{Value: "a", Label: "A", Help: "The first."}
	for _, c := range []struct {
		choices []bench.Choice
		want    string
	}{
		{[]bench.Choice{fine}, `toy: param c: choices: "1": at least two`},
		{[]bench.Choice{fine, fine}, `toy: param c: choice: "a": given once`},
		{[]bench.Choice{fine, {Value: "B", Label: "B", Help: "B."}}, `toy: param c: choice: "B": lower case letters and digits, with single hyphens between`},
		{[]bench.Choice{fine, {Value: "b", Help: "B."}}, `toy: param c: choice b: label: "": one line of text`},
		{[]bench.Choice{fine, {Value: "b", Label: "B"}}, `toy: param c: choice b: help: "": one line of text`},
	} {
		w := newToy(nil)
		plain := w.New
		w.New = func(p *bench.Params) bench.Body {
			body := plain(p)
			v := ""
			p.Choice(&v, "a", bench.Param{Key: "c", Label: "C", Help: "Which.", Choices: c.choices})
			return body
		}
		expectLine(t, w.Validate(), c.want)
	}
}

// expectLine wants one of the joined errors to be want.
func expectLine(t *testing.T, err error, want string) {
	t.Helper()
	for line := range strings.SplitSeq(errText(err), "\n") {
		if line == want {
			return
		}
	}
	t.Errorf("error:\n%v\nwant the line:\n%s", err, want)
}
