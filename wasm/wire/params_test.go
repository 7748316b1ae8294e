package wire

import (
	"encoding/json"
	"errors"
	"os"
	"runtime"
	"strconv"
	"testing"

	"switchyard/workloads/bench"
)

// The cases of testdata/params.json are read by web/src/params/params.test.ts
// too: the page's validation and Go's take the same texts, with the same
// canonical forms and the same messages.
type paramsTable struct {
	Workload string
	Params   []bench.Param
	Cases    []struct {
		Key, Text, Value, Error string
		Here                    string // the error in a browser, where it is another
	}
	Settings []struct{ Key, Text, Value, Error string }
	Memory   struct {
		Terms []bench.Term
		Cases []struct {
			Values map[string]string
			Bytes  int64
			Limit  int64
			Error  string
		}
	}
	Sizes []struct {
		Bytes int64
		Text  string
	}
}

func readParams(t *testing.T) (paramsTable, *bench.Workload) {
	t.Helper()
	text, err := os.ReadFile("testdata/params.json")
	if err != nil {
		t.Fatal(err)
	}
	var table paramsTable
	if err := json.Unmarshal(text, &table); err != nil {
		t.Fatal(err)
	}
	w := &bench.Workload{ID: table.Workload, Memory: table.Memory.Terms, New: func(p *bench.Params) bench.Body {
		for _, d := range table.Params {
			declare(t, p, d)
		}
		return nil
	}}
	return table, w
}

func declare(t *testing.T, p *bench.Params, d bench.Param) {
	t.Helper()
	var number float64
	if d.Numeric() {
		if err := json.Unmarshal([]byte(d.Default), &number); err != nil {
			t.Fatal(err)
		}
	}
	switch d.Kind {
	case bench.KindInt:
		p.Int(new(int), int(number), d)
	case bench.KindFloat:
		p.Float(new(float64), number, d)
	case bench.KindChoice:
		p.Choice(new(string), d.Default, d)
	case bench.KindSwitch:
		p.Switch(new(bool), d.Default == "on", d)
	}
}

func TestValuesAreTakenAsThePageTakesThem(t *testing.T) {
	table, w := readParams(t)
	if len(table.Cases) == 0 {
		t.Fatal("no cases")
	}
	for _, c := range table.Cases {
		want := c.Error
		if c.Here != "" && runtime.GOOS == "js" {
			want = c.Here
		}
		_, all, err := w.Bind([]bench.Setting{{Key: c.Key, Value: c.Text}})
		if got := errorText(err); got != want {
			t.Errorf("%s %q: error %s, want %s", c.Key, c.Text, got, want)
		}
		if want == "" && valueOf(all, c.Key) != c.Value {
			t.Errorf("%s %q: value %q, want %q", c.Key, c.Text, valueOf(all, c.Key), c.Value)
		}
	}
}

func TestSeedAndSamplesAreTakenAsThePageTakesThem(t *testing.T) {
	table, _ := readParams(t)
	if len(table.Settings) == 0 {
		t.Fatal("no cases")
	}
	for _, c := range table.Settings {
		var value string
		var err error
		if c.Key == "seed" {
			var seed uint64
			seed, err = bench.ParseSeed(c.Text)
			value = strconv.FormatUint(seed, 10)
		} else {
			var samples int
			samples, err = bench.ParseSamples(c.Text)
			value = strconv.Itoa(samples)
		}
		if errorText(err) != c.Error || c.Error == "" && value != c.Value {
			t.Errorf("%s %q: %s, error %s; want %s, %s", c.Key, c.Text, value, errorText(err), c.Value, c.Error)
		}
	}
}

func TestMemoryIsEstimatedAsThePageDoes(t *testing.T) {
	table, w := readParams(t)
	for _, c := range table.Memory.Cases {
		var settings []bench.Setting
		for k, v := range c.Values {
			settings = append(settings, bench.Setting{Key: k, Value: v})
		}
		_, all, err := w.Bind(settings)
		if err != nil {
			t.Fatal(err)
		}
		if got := w.Estimate(all); got != c.Bytes {
			t.Errorf("%v: %d bytes, want %d", c.Values, got, c.Bytes)
		}
		if c.Error == "" {
			continue // it would run, and there is no body
		}
		_, err = w.Do(all, bench.Options{Clock: func() int64 { return 0 }, MemoryLimit: c.Limit})
		if got := errorText(err); got != c.Error {
			t.Errorf("%v: %s, want %s", c.Values, got, c.Error)
		}
	}
	for _, c := range table.Sizes {
		if got := bench.FormatBytes(c.Bytes); got != c.Text {
			t.Errorf("%d bytes: %s, want %s", c.Bytes, got, c.Text)
		}
	}
}

func errorText(err error) string {
	if err == nil {
		return ""
	}
	var f *bench.Failure
	if errors.As(err, &f) {
		return f.Message
	}
	return err.Error()
}

func valueOf(all []bench.Setting, key string) string {
	for _, s := range all {
		if s.Key == key {
			return s.Value
		}
	}
	return ""
}
