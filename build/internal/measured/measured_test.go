package measured

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func of[T any](v T) *T { return &v }

func TestFiguresAreShownWithThreeDigitsAndTheirUnit(t *testing.T) {
	for _, c := range []struct {
		v    float64
		unit string
		want string
	}{
		{2.614e-9, "s", "2.61 ns"},
		{0, "s", "0 s"},
		{0.0049, "s", "4.90 ms"},
		{1.5, "s", "1.50 s"},
		{64.002, "B", "64.0 B"},
		{836_500, "B", "836 kB"},
		{14.26, "", "14.3×"},
		{614, "", "614×"},
	} {
		if got := Show(c.v, c.unit); got != c.want {
			t.Errorf("%v %q: %s, want %s", c.v, c.unit, got, c.want)
		}
	}
}

func TestWhatFallsShortIsSaidPlainly(t *testing.T) {
	value := &Value{Median: 3, Low: 2, High: 4, Rounds: 6, Bounded: true}
	f := File{Quick: true, Rows: []Row{
		{What: "fast", Value: value, Limit: of(2.0), AtLeast: of(true), Met: of(true)},
		{What: "slow", Value: value, Limit: of(4.0), AtLeast: of(true), Met: of(false)},
		{What: "absent", Limit: of(1.0), AtLeast: of(false), Error: "no memory\nand more"},
		{What: "only informs", Value: value},
	}}
	want := "A quick look of few rounds, not to be quoted. 1 of 3 targets are met."
	if got := f.Summary(); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	if got, want := f.Short(), []string{"slow: 3.00×, at least 4.00× wanted", "absent: not measured"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if got := f.Rows[2].Verdict(); got != "not measured: no memory" {
		t.Errorf("verdict %q", got)
	}
}

func TestTooFewRoundsAreMarked(t *testing.T) {
	r := Row{Value: &Value{Median: 3, Low: 2, High: 4, Rounds: 2}}
	if got := r.Interval(); got != "2.00× to 4.00× *" {
		t.Errorf("interval %q", got)
	}
	r.Value.Rounds = 1
	if got := r.Interval(); got != "one round" {
		t.Errorf("interval %q", got)
	}
}

func TestAFileOfAnotherSchemaOrNoneSaysHowToWriteIt(t *testing.T) {
	path := filepath.Join(t.TempDir(), "measured.json")
	if _, err := Read(path); err == nil || !strings.Contains(err.Error(), "go run ./build bench -o build/measured.json") {
		t.Errorf("absent: %v", err)
	}
	if err := os.WriteFile(path, []byte(`{"schema": "other"}`), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := Read(path); err == nil || !strings.Contains(err.Error(), `schema: "other"`) {
		t.Errorf("another: %v", err)
	}
}
