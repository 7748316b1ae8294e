package main

import (
	"strings"
	"testing"

	"switchyard/build/internal/resultlink"
)

func TestALinkRunsWhatItSays(t *testing.T) {
	sent, err := resultlink.Encode(&resultlink.Claim{
		Workload: "relay", Params: []resultlink.Pair{{Key: "n", Value: "20"}}, Seed: 9, Samples: 2,
		Metrics: []resultlink.Metric{{Name: "total", Samples: []float64{1, 2}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		want []string // in the report
		note string
	}{
		{[]string{"#relay?v=2&n=30&seed=7&samples=3&x"}, []string{`"n":"30"`, `"seed":7`, `"samples":[`}, ""},
		{[]string{"https://example.org/yard/#relay?n=30"}, []string{`"n":"30"`, `"seed":1`}, ""},
		{[]string{"#relay?v=2&n=30&seed=7&x", "-n", "40", "-seed", "8"}, []string{`"n":"40"`, `"seed":8`}, ""},
		{[]string{"#relay?v=2&n=30&x", "-preset", "few"}, []string{`"n":"10"`, `"loud":"on"`}, ""},
		{[]string{"#relay?v=2&n=30&samples=30&mode=study&step=5&x"}, []string{`"mode":"study"`, `"n":"30"`}, "step, view, at, with"},
		{[]string{"#relay?v=2&n=30&x", "-mode", "study"}, []string{`"mode":"study"`}, ""},
		{[]string{"#relay?v=2&n=30&sweep=n:1..5:2&x"}, []string{`"n":"30"`}, "the sweep is for the page"},
		{[]string{"#relay?v=2&n=30&ab=n:5&x"}, []string{`"n":"30"`}, "the comparison of two is for the page"},
		{[]string{sent}, []string{`"n":"20"`, `"seed":9`}, "a claim and no proof"},
	} {
		code, out, said := run(append(c.args, "-format", "json")...)
		out = strings.NewReplacer(" ", "", "\n", "").Replace(out)
		for _, want := range c.want {
			if code != done || !strings.Contains(out, want) {
				t.Errorf("%v: code %d, without %s: %s%s", c.args, code, want, out, said)
			}
		}
		if !strings.Contains(said, c.note) {
			t.Errorf("%v: %q: without %q", c.args, said, c.note)
		}
	}
}

func TestALinkThatCannotBeTakenRunsNothing(t *testing.T) {
	for link, want := range map[string]string{
		"#relay?v=2&n=30":         "link: cut: its end, &x, is missing",
		"#relay?n=0":              `n: "0": a whole number from 1 to 100000`,
		"#rela":                   "of which the link may have been cut",
		"#relay?v=3&n=5":          "made by a newer version of the page",
		"#docs":                   `link: "#docs": one to a workload or to a result`,
		"#":                       "one to a workload or to a result",
		"#r1.abc":                 "link: cut: the end of it is missing",
		"#r3.abc.defghix":         "newer",
		"#relay?n=5&loud=x&seed=": "loud: \"x\": on or off\nseed: \"\": a whole number",
	} {
		if code, out, said := run(link); code != misled || out != "" || !strings.Contains(said, want) {
			t.Errorf("%s: code %d: %q, want %q", link, code, said, want)
		}
	}
}
