package serve

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"strconv"
	"syscall"
	"time"
)

// Listen opens a port of the loopback interface; 0 is any free one. A port in
// use is named, with the flag that chooses another.
func Listen(port int) (net.Listener, error) {
	if port < 0 || port > 65535 {
		return nil, fmt.Errorf("port: \"%d\": 0 to 65535, 0 is any free one", port)
	}
	l, err := net.Listen("tcp", net.JoinHostPort("127.0.0.1", strconv.Itoa(port)))
	switch {
	case errors.Is(err, syscall.EADDRINUSE):
		return nil, fmt.Errorf("port: \"%d\": in use: choose another with -port, or -port 0 for any free one", port)
	case errors.Is(err, syscall.EACCES):
		return nil, fmt.Errorf("port: \"%d\": not allowed to this user: choose one above 1023 with -port", port)
	}
	return l, err
}

// Address is the URL of what a listener serves.
func Address(l net.Listener) string { return "http://" + l.Addr().String() + "/" }

// Until serves on l until ctx ends, and lets open requests finish for a second.
// Those that would last longer are asked to end by ending, before they are
// waited for: what they say last must still go out.
func Until(ctx context.Context, l net.Listener, h http.Handler, ending ...func()) error {
	server := &http.Server{Handler: h, ReadHeaderTimeout: 10 * time.Second}
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(l) }()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
	}
	for _, end := range ending {
		end()
	}
	grace, cancel := context.WithTimeout(context.WithoutCancel(ctx), time.Second)
	defer cancel()
	if err := server.Shutdown(grace); err != nil {
		return server.Close()
	}
	return nil
}
