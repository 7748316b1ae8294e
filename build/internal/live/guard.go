package live

import (
	"crypto/rand"
	"crypto/subtle"
	"encoding/hex"
	"net"
	"net/http"
	"strings"
)

// guard says why a request is not from a page of this server on this machine;
// empty if it is. Other sites' pages can send requests here, but not with this
// Origin (browsers set it), not with a loopback name as Host (a name that was
// rebound to 127.0.0.1 keeps its own), and not with the token.
func (s *Server) guard(r *http.Request) string {
	from, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil || !net.ParseIP(from).IsLoopback() {
		return "remote: " + quote(r.RemoteAddr) + ": only this machine may ask for native runs"
	}
	if !loopback(r.Host) {
		return "Host: " + quote(r.Host) + ": 127.0.0.1, [::1] or localhost"
	}
	if origin := r.Header.Get("Origin"); origin != "http://"+r.Host {
		return "Origin: " + quote(origin) + ": http://" + r.Host + ", a page of this server"
	}
	if site := r.Header.Get("Sec-Fetch-Site"); site != "" && site != "same-origin" {
		return "Sec-Fetch-Site: " + quote(site) + ": same-origin"
	}
	if subtle.ConstantTimeCompare([]byte(r.Header.Get(TokenHeader)), []byte(s.Token)) != 1 {
		return TokenHeader + ": not that of this server: reload the page"
	}
	return ""
}

func loopback(host string) bool {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	return host == "localhost" || host == "[::1]" || host == "::1" || host == "127.0.0.1"
}

func newToken() string {
	b := make([]byte, 16)
	_, _ = rand.Read(b) // never fails (Go 1.24 and later)
	return hex.EncodeToString(b)
}

// quote shows what came from outside, at most the beginning of it.
func quote(text string) string {
	const most = 60
	if len(text) > most {
		text = strings.ToValidUTF8(text[:most], "") + "…"
	}
	return `"` + text + `"`
}
