package bench

import "errors"

// Failure is a measurement that ended without a result. The page and the
// native command show the same message.
type Failure struct {
	Stage   string   // params, memory, run, record or verify
	Message string   // what happened and what to change
	Detail  []string // further lines: the wait-for list of a deadlock

	err error // what it was made of
}

func (f *Failure) Error() string { return f.Message }

// Unwrap gives the error behind the failure, so that errors.As finds a
// *ParamError in it; nil where there is none.
func (f *Failure) Unwrap() error { return f.err }

// ErrStopped is what a Body returns after Run.Stopped has told it to end.
var ErrStopped = errors.New("stopped")

// detailed is an error that knows more than its one line: a deadlock knows
// who waits for what on which channel.
type detailed interface{ Detail() []string }

// AsFailure makes any error a Failure, keeping its detail lines.
func AsFailure(stage string, err error) *Failure {
	var f *Failure
	if errors.As(err, &f) {
		return f
	}
	f = &Failure{Stage: stage, Message: err.Error(), err: err}
	var d detailed
	if errors.As(err, &d) {
		f.Detail = d.Detail()
	}
	return f
}
