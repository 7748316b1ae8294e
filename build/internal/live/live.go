// Package live runs workloads natively for the page that the verb serve shows:
// the same Go, on this very machine, beside the browser's run.
//
// A program that can be started over the network is a danger, so this one is
// narrow: it answers pages of its own origin only (guard.go), one run at a time
// (queue.go), and starts one program with arguments that it has bounded
// (request.go) and that the program checks again as it does on a command line.
package live

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"sync"
)

// Path is where the page posts a run.
const Path = "/native/run"

// TokenHeader carries the token that only a page of this server knows.
const TokenHeader = "X-Switchyard-Native"

// Start runs one request and writes lines of JSON to w: progress, then done or
// failed (see the format lines of the verb native). It gives an error where no
// such end was written. The end of ctx ends the run.
type Start func(ctx context.Context, q *Request, w io.Writer) error

// Server answers Path.
type Server struct {
	// Token is in the page and must come back with each request.
	Token string

	start Start
	queue queue
	ctx   context.Context
	stop  context.CancelFunc
	runs  sync.WaitGroup
}

// NewServer gives a server with a token of its own.
func NewServer(start Start) *Server {
	ctx, stop := context.WithCancel(context.Background())
	return &Server{Token: newToken(), start: start, queue: newQueue(), ctx: ctx, stop: stop}
}

// End ends the run that goes on and those that wait; their last line says why.
func (s *Server) End() { s.stop() }

// Close ends the run that goes on and waits for its end.
func (s *Server) Close() {
	s.End()
	s.runs.Wait()
}

func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodPost {
		w.Header().Set("Allow", http.MethodPost)
		refuse(w, http.StatusMethodNotAllowed, "method", r.Method+": POST")
		return
	}
	if why := s.guard(r); why != "" {
		refuse(w, http.StatusForbidden, "origin", why)
		return
	}
	q, err := parse(http.MaxBytesReader(w, r.Body, maxBody))
	if err != nil {
		refuse(w, http.StatusBadRequest, "params", err.Error())
		return
	}
	s.runs.Add(1)
	defer s.runs.Done()
	ctx, cancel := context.WithCancel(r.Context())
	defer cancel()
	defer context.AfterFunc(s.ctx, cancel)()

	out := &lines{w: w}
	leave, err := s.queue.enter(ctx, func(ahead int) {
		out.head()
		out.say(message{Type: "waiting", Ahead: ahead})
	})
	if errors.Is(err, errFull) {
		w.Header().Set("Retry-After", "10")
		refuse(w, http.StatusServiceUnavailable, "queue", err.Error())
		return
	}
	if err == nil {
		defer leave()
		out.head()
		err = s.start(ctx, q, out)
	}
	switch {
	case err == nil:
	case s.ctx.Err() != nil:
		out.say(closed)
	case ctx.Err() == nil: // else whoever asked is gone
		out.say(failedAs(err))
	}
}

// closed is the last line of a run that the end of this server ended.
var closed = message{
	Type: "failed", Stage: "dead",
	Message: "native: the server of this page was ended: start it again with go run ./build serve, and reload",
}

// message is a line of this server's own.
type message struct {
	Type    string   `json:"type"` // waiting or failed
	Ahead   int      `json:"ahead,omitempty"`
	Stage   string   `json:"stage,omitempty"`
	Message string   `json:"message,omitempty"`
	Detail  []string `json:"detail,omitempty"`
}

func refuse(w http.ResponseWriter, status int, stage, why string) {
	w.Header().Set("Content-Type", "application/x-ndjson; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(message{Type: "failed", Stage: stage, Message: why}) // whoever asked may be gone
}

// lines sends each write at once.
type lines struct {
	w     http.ResponseWriter
	begun bool
}

func (l *lines) head() {
	if l.begun {
		return
	}
	l.begun = true
	l.w.Header().Set("Content-Type", "application/x-ndjson; charset=utf-8")
	l.w.Header().Set("Cache-Control", "no-store")
}

func (l *lines) Write(b []byte) (int, error) {
	n, err := l.w.Write(b)
	_ = http.NewResponseController(l.w).Flush() // one that cannot flush sends it all at the end
	return n, err
}

func (l *lines) say(m message) {
	_ = json.NewEncoder(l).Encode(m) // whoever asked may be gone
}
