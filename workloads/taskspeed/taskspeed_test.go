package taskspeed

import (
	"testing"
	"time"

	"switchyard/workloads/bench"
	"switchyard/workloads/benchtest"
	"switchyard/workloads/model/stackless"
)

func TestConformance(t *testing.T) {
	benchtest.Suite(t, &Workload,
		benchtest.Small("switches", "500"),
		benchtest.Scale("default", "switches", "10000"),
		benchtest.Scale("sliced", "switches", "10000"),
		benchtest.SameEvents("row", rowFrame, rowFrameSoft),
		benchtest.SameEvents("row", rowCframe, rowCframeSoft),
		benchtest.SameEvents("row", rowFrameSoft, rowCframeSoft),
		benchtest.SameEvents("row", rowChannelHard, rowChannelSoft),
		benchtest.SameEvents("stack", stackOwn, stackSliced),
	)
}

// run does one run of t and wants all its checks to be right.
func run(t *testing.T, ts *taskspeed) *bench.Run {
	t.Helper()
	begin := time.Now()
	r := bench.NewRun(func() int64 { return int64(time.Since(begin)) }, 1, nil)
	if err := ts.Run(r); err != nil {
		t.Fatal(err)
	}
	for _, c := range r.Checks() {
		if !c.OK() {
			t.Errorf("%+v: %s: got %d, want %d", *ts, c.What, c.Got, c.Want)
		}
	}
	if len(r.Checks()) == 0 {
		t.Errorf("%+v: nothing was checked", *ts)
	}
	return r
}

func TestEveryRowDoesItsWorkForAllShares(t *testing.T) {
	for _, tasklets := range []int{1, 2, 3, 10} {
		for _, switches := range []int{1, 2, 9, 10, 11, 257} {
			for _, stack := range []string{stackOwn, stackSliced} {
				run(t, &taskspeed{row: rowAll, stack: stack, tasklets: tasklets, switches: switches, words: 100, depth: 3})
			}
		}
	}
}

func TestTheWordsRowBringsTheRowWithout(t *testing.T) {
	r := run(t, &taskspeed{row: rowWords, stack: stackOwn, tasklets: 10, switches: 1000, words: 100})
	for _, name := range []string{"rate." + rowCframe, "rate." + rowWords, "penalty"} {
		if _, ok := r.MetricValue(name); !ok {
			t.Errorf("%s was not emitted", name)
		}
	}
}

func TestOneRowAlone(t *testing.T) {
	for _, one := range rows {
		r := run(t, &taskspeed{row: one.id, stack: stackOwn, tasklets: 10, switches: 1000, words: 100, depth: 3})
		best, _ := r.MetricValue("best")
		rate, _ := r.MetricValue("rate." + one.id)
		if one.id != rowWords && best != rate {
			t.Errorf("%s: the best row has %f, this one %f", one.id, best, rate)
		}
	}
}

func TestStacksHaveTheirOrderOfSize(t *testing.T) {
	z, err := measureStacks()
	if err != nil {
		t.Fatal(err)
	}
	if z.stub < 2 || z.frame <= z.stub || z.cframe <= z.stub || z.frame > 250 || z.cframe > 250 {
		t.Errorf("%+v", z)
	}
	again, err := measureStacks()
	if err != nil || again != z {
		t.Errorf("%+v, then %+v, %v", z, again, err)
	}
}

func TestAWrongCountFailsTheLaws(t *testing.T) {
	ts := &taskspeed{tasklets: 10, switches: 100}
	for _, one := range rows {
		failed := false
		var none job
		one.law(ts, &none, wrongCounts, func(_ string, got, want int64) { failed = failed || got != want })
		if !failed {
			t.Errorf("%s: accepts counts that are wrong", one.id)
		}
	}
}

func TestMoreWordsAreLiveOnTheStack(t *testing.T) {
	ts := &taskspeed{tasklets: 1, switches: 3, words: 200}
	if small, big := wordsOf(t, ts.cframe), wordsOf(t, ts.cframeWords); big < small+200 {
		t.Errorf("%d words without, %d with 200 more", small, big)
	}
}

var wrongCounts = stackless.Counts{Schedules: 7, SendsSucceed: 1}

// wordsOf is the stack of the first tasklet of a row when it has switched once.
func wordsOf(t *testing.T, build func(*job)) int {
	t.Helper()
	s := stackless.New(nil)
	defer s.Close()
	s.MeasureStacks(true)
	words := 0
	for range 2 { // the second time on a stack that has grown
		build(&job{s: s})
		x := s.Next(stackless.Main)
		if err := s.Schedule(); err != nil {
			t.Fatal(err)
		}
		words = s.StackWords(x)
		if err := s.Run(); err != nil {
			t.Fatal(err)
		}
	}
	return words
}
