package wire

import "switchyard/workloads/bench"

// Host is what surrounds a run: the bridge in a browser, a test natively.
type Host struct {
	Manifest    string // hash of this program's manifest
	Find        func(id string) (*bench.Workload, error)
	Clock       func() int64 // ns
	Environment []bench.Setting
	Post        func(Message)
}

// Serve does the run that fields ask for and posts all there is to say of it.
func Serve(fields []string, h Host) {
	q, res, err := serve(fields, h)
	if err != nil {
		h.Post(FailedMessage(bench.AsFailure("run", err)))
		return
	}
	switch res.Mode {
	case bench.Watch:
		h.Post(proofMessage(res.Recording))
	case bench.Study:
		h.Post(eventsMessage(res.Recording, q))
	}
	h.Post(doneMessage(res))
}

func serve(fields []string, h Host) (*Request, *bench.Result, error) {
	q, err := ParseRequest(fields)
	if q.Manifest != h.Manifest {
		return nil, nil, &bench.Failure{
			Stage:   "manifest",
			Message: "manifest: page " + q.Manifest + ", wasm " + h.Manifest + ": they are of different builds; reload the page",
		}
	}
	if err != nil {
		return nil, nil, refusal(err)
	}
	w, err := h.Find(q.Workload)
	if err != nil {
		return nil, nil, refusal(err)
	}
	h.Post(readyMessage())
	pace := pace{post: h.Post}
	res, err := w.Do(q.Params, bench.Options{
		Seed:        q.Seed,
		Samples:     q.Samples,
		Mode:        q.Mode,
		From:        q.From,
		To:          q.To,
		Clock:       h.Clock,
		MemoryLimit: q.MemoryLimit,
		Progress:    pace.tell,
		Environment: append(q.Environment, h.Environment...),
	})
	if f, ok := err.(*bench.Failure); ok && f.Stage == "params" {
		return nil, nil, refusal(f)
	}
	return q, res, err
}
