package suite

import (
	"errors"
	"strings"
	"testing"
	"time"
)

func TestSummaryListsAndCountsTheStages(t *testing.T) {
	var out strings.Builder
	ok := Summary(&out, []Outcome{
		{Name: "npm", Took: 1500 * time.Millisecond},
		{Name: "dist", Err: errors.New("boom")},
		{Name: "e2e", Skipped: "dist failed"},
	})
	want := `---- summary
npm         1.5 s  passed
dist        0.0 s  failed
e2e         0.0 s  skipped: dist failed
stages: 1 passed, 1 failed, 1 skipped
`
	if ok || out.String() != want {
		t.Errorf("all passed %t, printed\n%s\nwant\n%s", ok, out.String(), want)
	}
}

func TestAllPassedOnlyWhenNoneFailedOrWasSkipped(t *testing.T) {
	for _, c := range []struct {
		last Outcome
		want bool
	}{{Outcome{}, true}, {Outcome{Err: errors.New("boom")}, false}, {Outcome{Skipped: "why"}, false}} {
		if got := Summary(&strings.Builder{}, []Outcome{{}, c.last}); got != c.want {
			t.Errorf("%+v: %t, want %t", c.last, got, c.want)
		}
	}
}

func TestSelectKeepsStagesWithTheirNeeds(t *testing.T) {
	all := []Stage{stage("npm", nil), stage("go", nil), stage("dist", nil, "npm"), stage("e2e", nil, "dist")}
	for list, want := range map[string]string{"": "npm go dist e2e", "e2e": "npm dist e2e", "go,npm": "npm go"} {
		got, err := Select(all, list)
		var names []string
		for _, s := range got {
			names = append(names, s.Name)
		}
		if err != nil || strings.Join(names, " ") != want {
			t.Errorf("%q: %v, %v; want %s", list, names, err, want)
		}
	}
	if _, err := Select(all, "go,no"); err == nil || err.Error() != `stage: "no": one of npm, go, dist, e2e` {
		t.Errorf("error %v", err)
	}
}
