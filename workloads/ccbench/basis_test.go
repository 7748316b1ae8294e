package ccbench

import (
	"runtime"
	"slices"
	"testing"

	"switchyard/workloads/bench"
	"switchyard/workloads/model/gil"
)

// full gives every param's value with some set.
func full(t *testing.T, values ...bench.Setting) []bench.Setting {
	t.Helper()
	_, all, err := Workload.Bind(values)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func TestABasisSaysWhoseCostsAreModelled(t *testing.T) {
	for _, c := range []struct {
		values []bench.Setting
		want   string
	}{
		{nil, "modelled: virtual time, costs fitted to the historic machine"},
		{newer(), "modelled: virtual time, costs fitted to a machine of 2026"},
		{[]bench.Setting{{Key: "cores", Value: "1"}}, "modelled: virtual time, costs as set"},
		{[]bench.Setting{{Key: "bytecode", Value: "50"}}, "modelled: virtual time, costs as set"},
		{[]bench.Setting{{Key: "engine", Value: engineReal}}, ""},
	} {
		if runtime.GOOS == "js" && len(c.values) > 0 && c.values[0].Value == engineReal {
			continue // it runs natively only
		}
		if got := Workload.BasisOf(full(t, c.values...)); got != c.want {
			t.Errorf("%v: %q, want %q", c.values, got, c.want)
		}
	}
}

func TestTheHistoricMachineHasTheDefaultCosts(t *testing.T) {
	all := full(t)
	for _, s := range historicMachine {
		if v, _ := bench.Value(all, s.Key); v != s.Value {
			t.Errorf("%s: default %s, want %s", s.Key, v, s.Value)
		}
	}
	if c := gil.HistoricCosts(); c.Bytecode != 100 || c.Wake != 1300 {
		t.Errorf("costs %+v", c)
	}
	keys := func(list []bench.Setting) (k []string) {
		for _, s := range list {
			k = append(k, s.Key)
		}
		return k
	}
	if !slices.Equal(keys(historicMachine), keys(newerMachine)) {
		t.Error("the two machines name other costs")
	}
}
