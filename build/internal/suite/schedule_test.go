package suite

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
)

func stage(name string, err error, needs ...string) Stage {
	return Stage{Name: name, Needs: needs, Run: func(_ context.Context, w io.Writer) error {
		fmt.Fprintln(w, "output of", name)
		return err
	}}
}

func states(outcomes []Outcome) string {
	var parts []string
	for _, o := range outcomes {
		parts = append(parts, o.Name+" "+o.state())
	}
	return strings.Join(parts, ", ")
}

func TestFailedStageStopsOnlyThoseThatNeedIt(t *testing.T) {
	boom := errors.New("boom")
	var out strings.Builder
	got := Run(t.Context(), []Stage{
		stage("npm", nil),
		stage("dist", boom, "npm"),
		stage("e2e", nil, "dist"),
		stage("shots", nil, "e2e"),
		stage("unit", nil, "npm"),
	}, 2, &out)
	if want := "npm passed, dist failed, e2e skipped, shots skipped, unit passed"; states(got) != want {
		t.Errorf("%s\nwant %s", states(got), want)
	}
	for _, want := range []string{"dist: boom", "e2e skipped: dist failed", "shots skipped: e2e skipped", "output of unit"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("lacks %q:\n%s", want, out.String())
		}
	}
}

func TestStagesRunSideBySideUpToTheSlots(t *testing.T) {
	meet := make(chan struct{})
	var running, most atomic.Int32
	pair := func(name string, do func()) Stage {
		return Stage{Name: name, Run: func(context.Context, io.Writer) error {
			n := running.Add(1)
			for m := most.Load(); n > m && !most.CompareAndSwap(m, n); m = most.Load() {
			}
			do()
			running.Add(-1)
			return nil
		}}
	}
	Run(t.Context(), []Stage{
		pair("a", func() { meet <- struct{}{} }), // ends only beside b
		pair("b", func() { <-meet }),
		pair("c", func() {}),
		pair("d", func() {}),
	}, 2, io.Discard)
	if most.Load() != 2 {
		t.Errorf("%d at once, want 2", most.Load())
	}
}

func TestStageThatWantsToBeAloneComesLast(t *testing.T) {
	var order []string
	note := func(name string, alone bool, needs ...string) Stage {
		return Stage{Name: name, Alone: alone, Needs: needs, Run: func(context.Context, io.Writer) error {
			order = append(order, name) // one slot: never at once
			return nil
		}}
	}
	Run(t.Context(), []Stage{note("e2e", true, "npm"), note("npm", false), note("unit", false, "npm")}, 1, io.Discard)
	if want := []string{"npm", "unit", "e2e"}; !slices.Equal(order, want) {
		t.Errorf("order %v, want %v", order, want)
	}
}

func TestInterruptSkipsWhatHasNotStarted(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	first := Stage{Name: "go", Run: func(context.Context, io.Writer) error { cancel(); return ctx.Err() }}
	got := Run(ctx, []Stage{first, stage("unit", nil)}, 1, io.Discard)
	if want := "go failed, unit skipped"; states(got) != want {
		t.Errorf("%s, want %s", states(got), want)
	}
}

func TestOutputOfTwoStagesIsNotMixed(t *testing.T) {
	turn := make(chan struct{})
	talk := func(name string, mine, others func()) Stage {
		return Stage{Name: name, Run: func(_ context.Context, w io.Writer) error {
			for range 3 {
				mine()
				fmt.Fprintln(w, name)
				others()
			}
			return nil
		}}
	}
	nothing := func() {}
	var out strings.Builder
	Run(t.Context(), []Stage{
		talk("a", nothing, func() { turn <- struct{}{} }),
		talk("b", func() { <-turn }, nothing),
	}, 2, &out)
	for _, name := range []string{"a", "b"} {
		if want := strings.Repeat(name+"\n", 3); !strings.Contains(out.String(), want) {
			t.Errorf("lacks %q in one piece:\n%s", want, out.String())
		}
	}
}
