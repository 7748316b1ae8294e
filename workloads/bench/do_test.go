package bench_test

import (
	"errors"
	"slices"
	"testing"

	"switchyard/workloads/bench"
	"switchyard/workloads/trace"
)

func TestMeasureKeepsEverySample(t *testing.T) {
	ran := 0
	res, err := newToy(func(y *toy) { y.runs = &ran }).Do(nil, bench.Options{Clock: fakeClock(), Samples: 7, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	if len(res.Samples) != 7 || !res.Verified || res.Mode != bench.Measure || res.Seed != 3 || res.Recording != nil {
		t.Errorf("result %+v", res)
	}
	batches := res.WarmUpRuns
	for i, s := range res.Samples {
		if s.Elapsed < 0.05 || s.Runs < 1 {
			t.Errorf("sample %d: %d runs in %g s, want at least 50 ms", i, s.Runs, s.Elapsed)
		}
		batches += s.Runs
	}
	if batches != ran {
		t.Errorf("%d runs accounted for, %d ran", batches, ran)
	}
	if got := res.MetricNames(); !slices.Equal(got, []string{"total", "rate"}) {
		t.Errorf("metrics %v", got)
	}
	if got := res.Summary(1); got.Median != 5 || got.Low != 5 || got.High != 5 || !got.Bounded {
		t.Errorf("rate %+v, want 5", got)
	}
	if n, ok := res.Count("steps"); n != 10 || !ok || !slices.Equal(res.CountNames(), []string{"steps"}) {
		t.Errorf("steps %d", n)
	}
	if res.ClockStep != 0.001 || !res.Stable || res.FirstRun <= 0 {
		t.Errorf("clock step %g, stable %t, first run %g", res.ClockStep, res.Stable, res.FirstRun)
	}
}

func TestASampleLastsFiftyClockSteps(t *testing.T) {
	now := int64(0)
	coarse := func() int64 { now += 5_000_000; return now } // 5 ms a step
	res, err := newToy(nil).Do(nil, bench.Options{Clock: coarse, Samples: 2})
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range res.Samples {
		if s.Elapsed < 50*0.005 {
			t.Errorf("sample of %g s, want at least 0.25", s.Elapsed)
		}
	}
}

func TestMetricsAndCountsOnlyWhereTheyAreDue(t *testing.T) {
	res, err := newToy(nil).Do(set("engine", "hard"), bench.Options{Clock: fakeClock(), Samples: 1})
	if err != nil {
		t.Fatal(err)
	}
	if got := res.MetricNames(); !slices.Equal(got, []string{"total"}) {
		t.Errorf("metrics %v, want total only", got)
	}
}

// How many runs fit into a batch is the machine's business: equal values must
// give the same mean everywhere, to the last digit.
func TestTheMeanOfEqualValuesIsThatValue(t *testing.T) {
	res, err := newToy(nil).Do(set("weight", "0.07"), bench.Options{Clock: fakeClock(), Samples: 3})
	if err != nil {
		t.Fatal(err)
	}
	rate, weight := slices.Index(res.MetricNames(), "rate"), 0.07
	want := float64(10) * weight
	for i, s := range res.Samples {
		if s.Runs < 3 {
			t.Fatalf("sample %d: %d runs: the test needs more", i, s.Runs)
		}
		if got := s.Metrics[rate]; got != want {
			t.Errorf("sample %d of %d runs: %v, want %v", i, s.Runs, got, want)
		}
	}
}

func TestOptionsAreRefused(t *testing.T) {
	for _, c := range []struct {
		settings []bench.Setting
		opt      bench.Options
		want     string
	}{
		{nil, bench.Options{Samples: -1}, `samples: "-1": a whole number from 1 to 1000`},
		{nil, bench.Options{Samples: 1001}, `samples: "1001": a whole number from 1 to 1000`},
		{nil, bench.Options{Seed: 1 << 32}, `seed: "4294967296": a whole number from 0 to 4294967295`},
		{nil, bench.Options{Mode: "look"}, `mode: "look": one of measure, watch, study`},
		{set("steps", "0"), bench.Options{}, `steps: "0": a whole number from 1 to 1000`},
	} {
		c.opt.Clock = fakeClock()
		_, err := newToy(nil).Do(c.settings, c.opt)
		var f *bench.Failure
		var p *bench.ParamError
		if errText(err) != c.want || !errors.As(err, &f) || f.Stage != "params" || !errors.As(err, &p) {
			t.Errorf("error %v, want a failure of stage params: %s", err, c.want)
		}
	}
}

func TestModesThatRecordNeedParamsThatRecord(t *testing.T) {
	w := newToy(nil)
	w.Records = bench.Is("engine", "hard").And(bench.Is("loud", "on", "off"))
	_, err := w.Do(nil, bench.Options{Clock: fakeClock(), Mode: bench.Study})
	if want := `mode: "study": records only with engine hard, loud on or off`; errText(err) != want {
		t.Errorf("error %v, want %s", err, want)
	}
}

func TestStudyKeepsTheWindowAndWatchNone(t *testing.T) {
	for _, c := range []struct {
		mode bench.Mode
		kept int
	}{{bench.Study, 4}, {bench.Watch, 0}} {
		res, err := newToy(nil).Do(nil, bench.Options{Clock: fakeClock(), Mode: c.mode, From: 2, To: 6})
		if err != nil {
			t.Fatal(err)
		}
		if r := res.Recording; r.Steps() != 11 || len(r.Events()) != c.kept || len(res.Samples) != 1 || !res.Verified {
			t.Errorf("%s: %d steps, %d kept, %d samples", c.mode, r.Steps(), len(r.Events()), len(res.Samples))
		}
	}
}

func TestAWrongAnswerHasNoScore(t *testing.T) {
	ran := 0
	w := newToy(func(y *toy) {
		y.runs = &ran
		y.answer = func(n int) int64 { return int64(n) + 1 }
	})
	res, err := w.Do(nil, bench.Options{Clock: fakeClock(), Samples: 5})
	if err != nil {
		t.Fatal(err)
	}
	if res.Verified || len(res.Checks) != 1 || res.Checks[0] != (bench.Check{What: "answer", Got: 11, Want: 10}) {
		t.Errorf("verified %t, checks %+v", res.Verified, res.Checks)
	}
	if ran != 1 {
		t.Errorf("ran %d times after the wrong answer", ran)
	}
}

func TestCountsThatChangeFromRunToRunAreAWrongAnswer(t *testing.T) {
	ran := 0
	w := newToy(func(y *toy) { y.runs = &ran; y.spoil = func(r *bench.Run) { r.Count("runs", int64(ran)) } })
	w.Counts = append(w.Counts, bench.Count{Name: "runs"})
	res, err := w.Do(nil, bench.Options{Clock: fakeClock(), Samples: 2})
	if err != nil {
		t.Fatal(err)
	}
	if last := res.Checks[len(res.Checks)-1]; res.Verified || last != (bench.Check{What: "runs the same in every run", Got: 2, Want: 1}) {
		t.Errorf("verified %t, last check %+v", res.Verified, last)
	}
	w.Counts[1].Varies = true
	ran = 0
	if res, err = w.Do(nil, bench.Options{Clock: fakeClock(), Samples: 2}); err != nil || !res.Verified {
		t.Errorf("a count that may vary: verified %t, error %v", res.Verified, err)
	}
}

func TestReportsOtherThanDeclaredFail(t *testing.T) {
	for _, c := range []struct {
		spoil func(r *bench.Run)
		want  string
	}{
		{func(r *bench.Run) { r.Metric("extra", 1) }, "workload reports other than it declares: toy: 2 metrics declared, 3 reported"},
		{func(r *bench.Run) { r.Metric("total", 1) }, "workload reports other than it declares: toy: 2 metrics declared, 3 reported"},
		{func(r *bench.Run) { r.Count("extra", 1) }, "workload reports other than it declares: toy: 1 counts declared, 2 reported"},
	} {
		_, err := newToy(func(y *toy) { y.spoil = c.spoil }).Do(nil, bench.Options{Clock: fakeClock(), Samples: 1})
		if errText(err) != c.want {
			t.Errorf("error %v, want %s", err, c.want)
		}
	}
	w := newToy(nil)
	w.Metrics[1].Unit = "steps"
	_, err := w.Do(nil, bench.Options{Clock: fakeClock(), Samples: 1})
	if want := `workload reports other than it declares: toy: metric rate: unit "steps": Rate reports what is a number a second, Metric all else`; errText(err) != want {
		t.Errorf("error %v, want %s", err, want)
	}
	w = newToy(nil)
	w.Metrics = append(w.Metrics, bench.Metric{Name: "missing"})
	_, err = w.Do(nil, bench.Options{Clock: fakeClock(), Samples: 1})
	if want := "workload reports other than it declares: toy: metric missing: due true, reported false"; errText(err) != want {
		t.Errorf("error %v, want %s", err, want)
	}
}

type deadlock struct{}

func (deadlock) Error() string    { return "deadlock: 2 tasklets wait" }
func (deadlock) Detail() []string { return []string{"t1 waits to send on c2"} }

func TestAnErrorKeepsItsDetail(t *testing.T) {
	for mode, stage := range map[bench.Mode]string{bench.Measure: "run", bench.Study: "record"} {
		_, err := newToy(func(y *toy) { y.runErr = deadlock{} }).Do(nil, bench.Options{Clock: fakeClock(), Mode: mode})
		var f *bench.Failure
		if !errors.As(err, &f) || f.Stage != stage || f.Message != "deadlock: 2 tasklets wait" || !slices.Equal(f.Detail, []string{"t1 waits to send on c2"}) {
			t.Errorf("%s: error %#v", mode, err)
		}
		if !errors.Is(err, deadlock{}) {
			t.Errorf("%s: the failure hides its error", mode)
		}
	}
}

func TestStopEndsTheMeasurement(t *testing.T) {
	ran := 0
	w := newToy(func(y *toy) { y.runs = &ran })
	_, err := w.Do(nil, bench.Options{Clock: fakeClock(), Stopped: func() bool { return ran == 3 }})
	if !errors.Is(err, bench.ErrStopped) || ran != 3 {
		t.Errorf("error %v after %d runs, want ErrStopped after 3", err, ran)
	}
}

func TestProgressGoesThroughThePhases(t *testing.T) {
	var phases []bench.Phase
	samples := 0
	_, err := newToy(nil).Do(nil, bench.Options{Clock: fakeClock(), Samples: 3, Progress: func(p bench.Progress) {
		if n := len(phases); n == 0 || phases[n-1] != p.Phase {
			phases = append(phases, p.Phase)
		}
		if p.Sample < samples || p.Samples != 3 || p.Elapsed <= 0 {
			t.Errorf("progress %+v after %d samples", p, samples)
		}
		samples = p.Sample
	}})
	if err != nil || samples != 3 || !slices.Equal(phases, []bench.Phase{bench.PhaseWarmUp, bench.PhaseSample}) {
		t.Errorf("error %v, %d samples, phases %v", err, samples, phases)
	}
}

func TestRepeatedRunsThatAreRecordedHaveARecorderEach(t *testing.T) {
	for _, mode := range []bench.Mode{bench.Watch, bench.Study} {
		ran, made := 0, 0
		var last *trace.Recorder
		res, err := newToy(func(y *toy) { y.runs = &ran }).Do(nil, bench.Options{
			Clock: fakeClock(), Samples: 4, Mode: mode, To: 100, Repeat: true,
			Recorder: func(rec *trace.Recorder) {
				if made++; rec == last {
					t.Error("a recorder was used again")
				}
				last = rec
			},
		})
		if err != nil {
			t.Fatal(err)
		}
		runs := res.WarmUpRuns
		for _, s := range res.Samples {
			runs += s.Runs
		}
		if len(res.Samples) != 4 || res.WarmUpRuns == 0 || made != ran || runs != ran {
			t.Errorf("%s: %d samples, %d of %d runs warmed up, %d recorders, %d runs told", mode, len(res.Samples), res.WarmUpRuns, ran, made, runs)
		}
		if res.Recording != nil {
			t.Errorf("%s: a recording is kept", mode)
		}
	}
}

// A rate is all that was done by all the time: the quickest run of a batch does
// not decide, and it agrees with the time of the same runs.
func TestRateOfASampleIsOfItsWholeBatch(t *testing.T) {
	now, runs := int64(0), 0
	w := newToy(func(y *toy) { y.spoil = nil })
	w.New = func(p *bench.Params) bench.Body { return unsteady{&now, &runs} }
	w.Metrics[1].When = nil
	w.Counts, w.Memory, w.Charts, w.Sweeps, w.Presets, w.Records = nil, nil, nil, nil, w.Presets[:1], nil
	res, err := w.Do(nil, bench.Options{Clock: func() int64 { now += 100_000; return now }, Samples: 3})
	if err != nil {
		t.Fatal(err)
	}
	if len(res.Samples) != 3 {
		t.Fatalf("%d samples", len(res.Samples))
	}
	for i, s := range res.Samples {
		total, rate := s.Metrics[0], s.Metrics[1]
		if off := rate*total/10 - 1; s.Runs < 4 || off > 1e-9 || off < -1e-9 {
			t.Errorf("sample %d of %d runs: %v s and %v steps/s of 10 steps: they contradict each other", i, s.Runs, total, rate)
		}
	}
}

// unsteady does ten steps, now in 1 ms, now in 30.
type unsteady struct {
	now  *int64
	runs *int
}

func (u unsteady) Run(r *bench.Run) error {
	start := r.Now()
	*u.now += 1_000_000
	if *u.runs++; *u.runs%2 == 0 {
		*u.now += 29_000_000
	}
	s := r.Seconds(start)
	r.Metric("total", s)
	r.Rate("rate", 10, s)
	r.Check("answer", 1, 1)
	return nil
}
