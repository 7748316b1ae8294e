package live

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

const request = `{"workload":"chain","params":{"n":"1000"},"seed":1,"samples":2}`

// server serves s on a free port of 127.0.0.1.
func server(t *testing.T, start Start) (*Server, string) {
	t.Helper()
	s := NewServer(start)
	h := httptest.NewServer(s)
	t.Cleanup(func() { s.Close(); h.Close() })
	return s, h.URL
}

// ask posts a request as the page does; change may spoil it.
func ask(t *testing.T, ctx context.Context, s *Server, url, body string, change func(*http.Request)) (status int, lines []map[string]any) {
	t.Helper()
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, url+Path, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Origin", url)
	r.Header.Set("Sec-Fetch-Site", "same-origin")
	r.Header.Set(TokenHeader, s.Token)
	if change != nil {
		change(r)
	}
	res, err := http.DefaultClient.Do(r)
	if err != nil {
		if ctx.Err() != nil {
			return 0, nil
		}
		t.Error(err)
		return 0, nil
	}
	defer res.Body.Close()
	for scan := bufio.NewScanner(res.Body); scan.Scan(); {
		line := map[string]any{}
		if err := json.Unmarshal(scan.Bytes(), &line); err != nil {
			t.Errorf("line %q: %v", scan.Text(), err)
		}
		lines = append(lines, line)
	}
	return res.StatusCode, lines
}

func never(t *testing.T) Start {
	return func(context.Context, *Request, io.Writer) error {
		t.Error("a run was started")
		return nil
	}
}

func TestAnswersOnlyPagesOfItsOwn(t *testing.T) {
	s, url := server(t, never(t))
	for _, c := range []struct {
		what, want string
		change     func(*http.Request)
	}{
		{"another page", "Origin", func(r *http.Request) { r.Header.Set("Origin", "https://example.org") }},
		{"another port", "Origin", func(r *http.Request) { r.Header.Set("Origin", "http://127.0.0.1:1") }},
		{"no origin", "Origin", func(r *http.Request) { r.Header.Del("Origin") }},
		{"null origin", "Origin", func(r *http.Request) { r.Header.Set("Origin", "null") }},
		{"a rebound name", "Host", func(r *http.Request) { r.Host = "evil.example"; r.Header.Set("Origin", "http://evil.example") }},
		{"a name that begins alike", "Host", func(r *http.Request) { r.Host = "localhost.evil.example"; r.Header.Set("Origin", "http://"+r.Host) }},
		{"another site of this machine", "Sec-Fetch-Site", func(r *http.Request) { r.Header.Set("Sec-Fetch-Site", "same-site") }},
		{"no token", TokenHeader, func(r *http.Request) { r.Header.Del(TokenHeader) }},
		{"another server's token", TokenHeader, func(r *http.Request) { r.Header.Set(TokenHeader, newToken()) }},
	} {
		status, lines := ask(t, t.Context(), s, url, request, c.change)
		if status != http.StatusForbidden || len(lines) != 1 || !strings.HasPrefix(lines[0]["message"].(string), c.want) {
			t.Errorf("%s: %d %v, want it refused for its %s", c.what, status, lines, c.want)
		}
	}
	r := httptest.NewRequest(http.MethodPost, Path, strings.NewReader(request))
	r.RemoteAddr = "192.0.2.1:999"
	w := httptest.NewRecorder()
	if s.ServeHTTP(w, r); w.Code != http.StatusForbidden {
		t.Errorf("another machine: %d", w.Code)
	}
	if res, err := http.Get(url + Path); err != nil || res.StatusCode != http.StatusMethodNotAllowed {
		t.Errorf("GET: %v %v", res, err)
	}
}

func TestRefusesWhatIsNoRun(t *testing.T) {
	s, url := server(t, never(t))
	for body, want := range map[string]string{
		``:                                            "request: ",
		`{"workload":"chain"} {}`:                     "more than one",
		`{"workload":"chain","mode":"study"}`:         "unknown field",
		`{"workload":"-list"}`:                        "workload: ",
		`{"workload":"../chain"}`:                     "workload: ",
		`{"workload":"chain","samples":1001}`:         "samples: 1001",
		`{"workload":"chain","seed":-1}`:              "seed",
		`{"workload":"chain","params":{"trace":"x"}}`: "param: \"trace\"",
		`{"workload":"chain","params":{"-n":"1"}}`:    "param: \"-n\"",
		`{"workload":"chain","params":{"n":"` + strings.Repeat("1", 201) + `"}}`: "at most 200",
		`{"workload":"` + strings.Repeat("c", maxBody) + `"}`:                    "request: ",
		`{"workload":"chain","params":{"n":"5\u00006"}}`:                         `n: "5\x006": no control characters`,
	} {
		status, lines := ask(t, t.Context(), s, url, body, nil)
		if status != http.StatusBadRequest || len(lines) != 1 || !strings.Contains(lines[0]["message"].(string), want) {
			t.Errorf("%.60s: %d %v, want %q", body, status, lines, want)
		}
	}
}

func TestOneRunAtATimeOthersWaitOrAreRefused(t *testing.T) {
	var inside, most, runs atomic.Int32
	s, url := server(t, func(_ context.Context, _ *Request, w io.Writer) error {
		if n := inside.Add(1); n > most.Load() {
			most.Store(n)
		}
		defer inside.Add(-1)
		runs.Add(1)
		time.Sleep(20 * time.Millisecond)
		_, err := fmt.Fprintln(w, `{"type":"done"}`)
		return err
	})
	var done, refused atomic.Int32
	var all sync.WaitGroup
	for range 100 {
		all.Go(func() {
			status, lines := ask(t, t.Context(), s, url, request, nil)
			switch {
			case status == http.StatusOK && lines[len(lines)-1]["type"] == "done":
				done.Add(1)
			case status == http.StatusServiceUnavailable && lines[0]["stage"] == "queue":
				refused.Add(1)
			default:
				t.Errorf("%d %v", status, lines)
			}
		})
	}
	all.Wait()
	if most.Load() != 1 || done.Load() != runs.Load() || done.Load() < mostWaiting+1 || done.Load()+refused.Load() != 100 {
		t.Errorf("at once %d, done %d, started %d, refused %d of 100", most.Load(), done.Load(), runs.Load(), refused.Load())
	}
	if status, _ := ask(t, t.Context(), s, url, request, nil); status != http.StatusOK {
		t.Errorf("afterwards: %d", status)
	}
}

func TestARunEndsWithWhoAskedForIt(t *testing.T) {
	ended := make(chan struct{})
	asks, leave := context.WithCancel(t.Context())
	s, url := server(t, func(ctx context.Context, _ *Request, w io.Writer) error {
		fmt.Fprintln(w, `{"type":"progress"}`)
		leave()
		<-ctx.Done()
		close(ended)
		return ctx.Err()
	})
	ask(t, asks, s, url, request, nil)
	<-ended
}

func TestATurnThatComesToSomeoneWhoseWaitHasEndedGoesOn(t *testing.T) {
	q := newQueue()
	ended, end := context.WithCancel(t.Context())
	end()
	for range 100 { // a select with both ready takes either
		if _, err := q.enter(ended, func(int) {}); err == nil {
			t.Fatal("someone whose wait had ended was let in")
		}
	}
	leave, err := q.enter(t.Context(), func(int) { t.Error("somebody is ahead, want nobody") })
	if err != nil {
		t.Fatal(err)
	}
	leave()
}

func TestCloseEndsTheRunAndWhoWaitsAndTellsThem(t *testing.T) {
	began := make(chan struct{})
	s, url := server(t, func(ctx context.Context, _ *Request, _ io.Writer) error {
		close(began)
		<-ctx.Done()
		return ctx.Err()
	})
	var both sync.WaitGroup
	told := func(lines []map[string]any) {
		if len(lines) == 0 || !strings.Contains(fmt.Sprint(lines[len(lines)-1]["message"]), "the server of this page was ended") {
			t.Errorf("%v, want that the server was ended", lines)
		}
	}
	both.Go(func() {
		_, lines := ask(t, t.Context(), s, url, request, nil)
		told(lines)
	})
	<-began
	both.Go(func() {
		_, lines := ask(t, t.Context(), s, url, request, nil)
		told(lines)
	})
	for waiting := 0; waiting == 0; time.Sleep(time.Millisecond) {
		s.queue.mu.Lock()
		waiting = s.queue.waiting
		s.queue.mu.Unlock()
	}
	s.Close()
	both.Wait()
}
