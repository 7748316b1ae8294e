package main

import (
	"strings"
	"testing"

	"switchyard/workloads/bench"
)

func TestASwitchTakesOnOrOffBehindIt(t *testing.T) {
	for args, want := range map[string]string{
		"relay -loud off -n 7": "off", "relay -loud on": "on", "relay -loud false": "off",
		"relay -loud -n 7": "on", "relay -preset few -loud off": "off", "relay -n 7 -loud": "on",
	} {
		r := settled(t, append(strings.Fields(args), "-samples", "1")...)
		if got := r["params"].(map[string]any)["loud"]; got != want {
			t.Errorf("%s: loud is %v, want %s", args, got, want)
		}
	}
	if code, _, err := run("relay", "-loud", "1"); code != misled || err != "argument: \"1\": a flag, such as -n\n" {
		t.Errorf("exit %d, %q", code, err)
	}
}

func TestATraceOfWhatDoesNotRecordNamesTheParam(t *testing.T) {
	code, out, err := run("relay", "-engine", "stuck", "-trace", "-")
	if code != misled || out != "" || err != "-trace: engine stuck does not record: choose soft or wrong\n" {
		t.Errorf("exit %d, %q, %q", code, out, err)
	}
}

func TestNumbersMayBeGrouped(t *testing.T) {
	r := settled(t, "relay", "-n", "1,000", "-seed", "1e3", "-samples", "1_0")
	if r["params"].(map[string]any)["n"] != "1000" || r["seed"] != 1000.0 || len(r["samples"].([]any)) != 10 {
		t.Errorf("params %v, seed %v", r["params"], r["seed"])
	}
}

func TestABrokenDescriptionIsToldBeforeItRuns(t *testing.T) {
	w := relays()[0]
	w.Metrics[0].Headline, w.Claim = false, ""
	var out, errs strings.Builder
	term := &terminal{all: []*bench.Workload{w}, out: &out, err: &errs, clock: func() int64 { return 0 }, stopped: func() bool { return false }}
	code := term.run([]string{"relay"})
	for _, want := range []string{`relay: Claim: ""`, "headline", "workloads/relay/workload.go"} {
		if code != failed || out.Len() != 0 || !strings.Contains(errs.String(), want) {
			t.Errorf("exit %d, no %q in %s", code, want, errs.String())
		}
	}
}
