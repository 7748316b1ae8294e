package wire

import (
	"math"

	"switchyard/workloads/bench"
	"switchyard/workloads/trace"
)

// Host is what surrounds a run: the bridge in a browser, a test natively.
type Host struct {
	Manifest    string // hash of this program's manifest
	Find        func(id string) (*bench.Workload, error)
	Clock       func() int64 // ns
	Environment []bench.Setting
	Post        func(Message)
}

// Serve does the run that fields ask for and posts all there is to say of it.
// A run that failed shows what it did until then.
func Serve(fields []string, h Host) {
	s := serving{Host: h}
	res, err := s.serve(fields)
	switch {
	case s.rec == nil:
	case s.request.Mode == bench.Watch:
		s.live.end()
		h.Post(proofMessage(s.rec))
	default:
		h.Post(eventsMessage(s.rec))
	}
	if err != nil {
		h.Post(FailedMessage(bench.AsFailure("run", err)))
		return
	}
	h.Post(doneMessage(res))
}

// serving is one request while it is served.
type serving struct {
	Host
	request *Request
	rec     *trace.Recorder // what it tells of at its end; nil in mode Measure, and where nothing ran
	live    *live           // nil but in mode Watch
}

func (s *serving) serve(fields []string) (*bench.Result, error) {
	q, err := ParseRequest(fields)
	s.request = q
	if q.Manifest != s.Manifest {
		return nil, &bench.Failure{
			Stage:   "manifest",
			Message: "manifest: page " + q.Manifest + ", wasm " + s.Manifest + ": they are of different builds; reload the page",
		}
	}
	if err != nil {
		return nil, refusal(err)
	}
	w, err := s.Find(q.Workload)
	if err != nil {
		return nil, refusal(err)
	}
	s.Post(readyMessage())
	pace := pace{post: s.Post}
	options := bench.Options{
		Seed:        q.Seed,
		Samples:     q.Samples,
		Mode:        q.Mode,
		From:        q.From,
		To:          q.To,
		Clock:       s.Clock,
		MemoryLimit: q.MemoryLimit,
		Progress:    pace.tell,
		Environment: append(q.Environment, s.Environment...),
		Recorder:    s.watch,
		Repeat:      q.Repeat,
	}
	if q.Early && q.Mode == bench.Measure {
		options.SoFar = func(res *bench.Result) { s.Post(soFarMessage(res)) }
	}
	res, err := w.Do(q.Params, options)
	if f, ok := err.(*bench.Failure); ok && f.Stage == "params" {
		return nil, refusal(f)
	}
	return res, err
}

// watch tells the recorder of a run what the request wants of it.
func (s *serving) watch(rec *trace.Recorder) {
	if s.request.Repeat {
		s.again(rec)
		return
	}
	s.rec = rec
	if s.request.Start {
		rec.KeepStart()
	}
	if s.request.Lines {
		rec.KeepLines()
	}
	switch {
	case s.request.Mode == bench.Watch:
		s.live = watch(rec, s.Host)
	case s.request.Early:
		_, to := rec.Window()
		rec.Look(fullPages(to), func() uint64 {
			s.Post(earlyMessage(rec))
			return math.MaxUint64
		})
	}
}

// fullPages is the first step behind the window at which the hashes of all
// pages that the window touches are there, and at least one step more is known of.
func fullPages(to uint64) uint64 { return to - to%trace.PageSteps + trace.PageSteps }

// again tells the recorder of one run of many the same. Pictures are made, at the
// pace of one long run, as that is what mode Watch costs; nobody looks at them.
func (s *serving) again(rec *trace.Recorder) {
	if s.request.Mode != bench.Watch {
		return
	}
	before := s.live
	s.live = watch(rec, Host{Clock: s.Clock, Post: func(Message) {}})
	if before != nil {
		s.live.shown, s.live.gap, s.live.costs = before.shown, before.gap, before.costs
	}
}
