package serve

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"switchyard/build/internal/live"
	"switchyard/build/internal/repo"
)

func TestPortInUseOffersTheFlag(t *testing.T) {
	l, err := Listen(0)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	port := l.Addr().(*net.TCPAddr).Port
	_, err = Listen(port)
	want := fmt.Sprintf("port: \"%d\": in use: choose another with -port, or -port 0 for any free one", port)
	if err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}
}

func TestPortOutOfRangeIsRefused(t *testing.T) {
	for _, port := range []int{-1, 65536} {
		if _, err := Listen(port); err == nil {
			t.Errorf("%d is accepted", port)
		}
	}
}

func TestServingIsOnLoopbackAndEndsWithTheContext(t *testing.T) {
	l, err := Listen(0)
	if err != nil {
		t.Fatal(err)
	}
	if ip := l.Addr().(*net.TCPAddr).IP; !ip.IsLoopback() {
		t.Errorf("listening on %s", ip)
	}
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error)
	go func() { ended <- Until(ctx, l, NewHandler(yard())) }()
	res, err := http.Get(Address(l))
	if err != nil || res.StatusCode != 200 {
		t.Fatalf("%v, %v", res, err)
	}
	res.Body.Close()
	cancel()
	if err := <-ended; err != nil {
		t.Errorf("ended with %v", err)
	}
	if _, err := http.Get(Address(l)); err == nil {
		t.Error("still served after the end")
	}
}

// Without being asked to end, a native run outlasts the second of grace and its
// page gets half an answer.
func TestTheEndOfServingEndsNativeRunsWithTheirLastLine(t *testing.T) {
	l, err := Listen(0)
	if err != nil {
		t.Fatal(err)
	}
	h := NewHandler(yard())
	h.Native = live.NewServer(func(ctx context.Context, _ *live.Request, w io.Writer) error {
		fmt.Fprintln(w, `{"type":"progress"}`)
		<-ctx.Done()
		return ctx.Err()
	})
	defer h.Native.Close()
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	ended := make(chan error)
	go func() { ended <- Until(ctx, l, h, h.Native.End) }()
	req, err := http.NewRequest(http.MethodPost, "http://"+l.Addr().String()+live.Path, strings.NewReader(`{"workload":"chain","samples":1}`))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Origin", "http://"+l.Addr().String())
	req.Header.Set(live.TokenHeader, h.Native.Token)
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	lines := bufio.NewScanner(res.Body)
	if !lines.Scan() || lines.Text() != `{"type":"progress"}` {
		t.Fatalf("first line %q, %v", lines.Text(), lines.Err())
	}
	cancel()
	if !lines.Scan() || !strings.Contains(lines.Text(), "the server of this page was ended") {
		t.Errorf("last line %q, want that the server was ended", lines.Text())
	}
	if lines.Scan() || lines.Err() != nil {
		t.Errorf("the answer goes on or was cut: %q, %v", lines.Text(), lines.Err())
	}
	if err := <-ended; err != nil {
		t.Errorf("ended with %v", err)
	}
}

func TestWatchSeesChangedNewAndRemovedFiles(t *testing.T) {
	r := repo.Repo(t.TempDir())
	file := r.Path("web/src/main.ts")
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	seen := stateOf(r)
	for _, change := range []struct {
		name string
		do   func() error
	}{
		{"new", func() error { return os.WriteFile(file, nil, 0o644) }},
		{"changed", func() error { return os.Chtimes(file, time.Time{}, time.Unix(1e9, 0)) }},
		{"removed", func() error { return os.Remove(file) }},
	} {
		if err := change.do(); err != nil {
			t.Fatal(err)
		}
		now := stateOf(r)
		if now.same(seen) {
			t.Errorf("%s: not seen", change.name)
		}
		if !now.same(stateOf(r)) {
			t.Errorf("%s: seen without end", change.name)
		}
		seen = now
	}
}
