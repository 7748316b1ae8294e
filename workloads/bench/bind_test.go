package bench_test

import (
	"errors"
	"runtime"
	"strings"
	"testing"

	"switchyard/workloads/bench"
)

func TestBindGivesEveryParamInOrder(t *testing.T) {
	_, all, err := newToy(nil).Bind(set("loud", "1", "steps", "1_00"))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := text(all), "steps=100 weight=0.5 engine=soft loud=on"; got != want {
		t.Errorf("params %s, want %s", got, want)
	}
}

func TestBindSetsTheTypedFields(t *testing.T) {
	body, _, err := newToy(nil).Bind(set("steps", "7", "weight", "1.25", "engine", "hard", "loud", "true"))
	if err != nil {
		t.Fatal(err)
	}
	y := body.(*toy)
	if y.steps != 7 || y.weight != 1.25 || y.engine != "hard" || !y.loud {
		t.Errorf("bound %+v", y)
	}
}

func TestValuesHaveOneCanonicalForm(t *testing.T) {
	for _, c := range []struct{ key, value, want string }{
		{"steps", "0100", "100"},
		{"steps", "+5", "5"},
		{"steps", "1_000", "1000"},
		{"steps", "1k", "1000"},
		{"steps", "0.1 K", "100"},
		{"weight", "0.000001M", "1"},
		{"weight", "1e0", "1"},
		{"weight", ".5", "0.5"},
		{"weight", "-0", "0"},
		{"weight", "0.000001", "0.000001"},
		{"weight", "1e-9", "1e-9"},
		{"weight", "1e-12", "1e-12"},
		{"loud", "true", "on"},
		{"loud", "1", "on"},
		{"loud", "0", "off"},
		{"loud", "false", "off"},
	} {
		_, all, err := newToy(nil).Bind(set(c.key, c.value))
		if err != nil {
			t.Errorf("%s=%s: %v", c.key, c.value, err)
			continue
		}
		for _, s := range all {
			if s.Key == c.key && s.Value != c.want {
				t.Errorf("%s=%s: canonical %s, want %s", c.key, c.value, s.Value, c.want)
			}
		}
	}
}

func TestRefusalsNameParamValueAndWhatWouldBeRight(t *testing.T) {
	const steps, weight = "a whole number from 1 to 1000", "a number from 0 to 2"
	for _, c := range []struct{ key, value, want string }{
		{"steps", "0", `steps: "0": ` + steps},
		{"steps", "1001", `steps: "1001": ` + steps},
		{"steps", "1.5", `steps: "1.5": ` + steps},
		{"steps", "1e-2", `steps: "1e-2": ` + steps},
		{"steps", "", `steps: "": ` + steps},
		{"steps", "_1", `steps: "_1": ` + steps},
		{"steps", "1__0", `steps: "1__0": ` + steps},
		{"steps", "99999999999999999999", `steps: "99999999999999999999": ` + steps},
		{"steps", "k", `steps: "k": ` + steps},
		{"steps", "2k", `steps: "2k": ` + steps},
		{"steps", "1e2k", `steps: "1e2k": ` + steps},
		{"steps", "1  k", `steps: "1  k": ` + steps},
		{"steps", "1m", `steps: "1m": ` + steps},
		{"weight", "1,5k", `weight: "1,5k": ` + weight},
		{"steps", " 5", `steps: " 5": ` + steps},
		{"weight", "-0.1", `weight: "-0.1": ` + weight},
		{"weight", "2.01", `weight: "2.01": ` + weight},
		{"weight", "NaN", `weight: "NaN": ` + weight},
		{"weight", "inf", `weight: "inf": ` + weight},
		{"weight", "0x1p0", `weight: "0x1p0": ` + weight},
		{"weight", "much", `weight: "much": ` + weight},
		{"loud", "yes", `loud: "yes": on or off`},
		{"engine", "Soft", `engine: "Soft": one of ` + engines()},
		{"nope", "1", `nope: "1": no such param of toy: it has steps, weight, engine, loud`},
		{"steps", strings.Repeat("é", 40), `steps: "` + strings.Repeat("é", 30) + `...": ` + steps},
	} {
		_, _, err := newToy(nil).Bind(set(c.key, c.value))
		if err == nil || err.Error() != c.want {
			t.Errorf("%s=%q: error %v, want %s", c.key, c.value, err, c.want)
		}
		var p *bench.ParamError
		if !errors.As(err, &p) || p.Key != c.key || p.Value != c.value {
			t.Errorf("%s=%q: no *ParamError with them", c.key, c.value)
		}
	}
}

func engines() string {
	if runtime.GOOS == "js" {
		return "soft, hard"
	}
	return "soft, hard, os-thread"
}

func TestNativeChoicesAreRefusedInBrowsersOnly(t *testing.T) {
	_, _, err := newToy(nil).Bind(set("engine", "os-thread"))
	want := ""
	if runtime.GOOS == "js" {
		want = `engine: "os-thread": runs natively only; here soft, hard`
	}
	if errText(err) != want {
		t.Errorf("error %q, want %q", errText(err), want)
	}
}

func TestEveryBadSettingIsReported(t *testing.T) {
	_, _, err := newToy(nil).Bind(set("steps", "0", "steps", "5", "loud", "x", "zip", "1"))
	want := `steps: "0": a whole number from 1 to 1000
steps: "5": given twice: once would be right
loud: "x": on or off
zip: "1": no such param of toy: it has steps, weight, engine, loud`
	if errText(err) != want {
		t.Errorf("error:\n%v\nwant:\n%s", err, want)
	}
}

func TestPresetsAreFoundByID(t *testing.T) {
	w := newToy(nil)
	if p, err := w.Preset("big"); err != nil || p.Label != "Big" {
		t.Errorf("big: %v, %v", p, err)
	}
	if _, err := w.Preset("huge"); errText(err) != `preset: "huge": one of default, big` {
		t.Errorf("huge: %v", err)
	}
}

func TestAnUnusableDefaultIsABrokenInvariant(t *testing.T) {
	defer func() {
		if got, want := recover(), `bench: default of n: n: "0": a whole number from 1 to 2`; got != want {
			t.Errorf("panic %v, want %s", got, want)
		}
	}()
	var n int
	new(bench.Params).Int(&n, 0, bench.Param{Key: "n", Min: 1, Max: 2})
}

func errText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

func text(all []bench.Setting) string {
	parts := make([]string, len(all))
	for i, s := range all {
		parts[i] = s.Key + "=" + s.Value
	}
	return strings.Join(parts, " ")
}
