package verb

import (
	"context"
	"errors"
	"io"
	"strings"
	"testing"
)

func table(run func(context.Context, []string) error) []Verb {
	return []Verb{
		{Name: "serve", Synopsis: "serves", Run: run},
		{Name: "test", Synopsis: "tests", Run: run},
	}
}

func TestUnknownVerbListsThoseThatExist(t *testing.T) {
	var out, errs strings.Builder
	code := Dispatch(t.Context(), table(nil), []string{"srve"}, &out, &errs)
	if code != 2 {
		t.Errorf("exit code %d, want 2", code)
	}
	if got, want := errs.String(), "verb: \"srve\": one of serve, test\n"; got != want {
		t.Errorf("printed %q, want %q", got, want)
	}
}

func TestExitCodeFollowsTheVerb(t *testing.T) {
	for _, c := range []struct {
		name   string
		err    error
		code   int
		stderr string
	}{
		{"done", nil, 0, ""},
		{"failed", errors.New("port: 80: in use"), 1, "serve: port: 80: in use\n"},
		{"already told", ErrReported, 1, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			var errs strings.Builder
			run := func(context.Context, []string) error { return c.err }
			if code := Dispatch(t.Context(), table(run), []string{"serve"}, io.Discard, &errs); code != c.code {
				t.Errorf("exit code %d, want %d", code, c.code)
			}
			if errs.String() != c.stderr {
				t.Errorf("printed %q, want %q", errs.String(), c.stderr)
			}
		})
	}
}

func TestVerbGetsTheArgumentsBehindItsName(t *testing.T) {
	var got []string
	run := func(_ context.Context, args []string) error { got = args; return nil }
	Dispatch(t.Context(), table(run), []string{"test", "-run", "go"}, io.Discard, io.Discard)
	if strings.Join(got, " ") != "-run go" {
		t.Errorf("arguments %q, want -run go", got)
	}
}

func TestHelpOfAVerbIsNoFailure(t *testing.T) {
	var usage strings.Builder
	run := func(_ context.Context, args []string) error {
		fs := Flags("serve", "[-port N]")
		fs.Int("port", 8080, "port to listen on")
		return Parse(fs, args, &usage)
	}
	if code := Dispatch(t.Context(), table(run), []string{"serve", "-h"}, io.Discard, io.Discard); code != 0 {
		t.Errorf("exit code %d, want 0", code)
	}
	if !strings.Contains(usage.String(), "usage: go run ./build serve [-port N]") || !strings.Contains(usage.String(), "-port") {
		t.Errorf("usage lacks the command line or the flag:\n%s", usage.String())
	}
}

func TestUnknownFlagAndStrayArgumentAreRefused(t *testing.T) {
	for _, args := range [][]string{{"-prt", "1"}, {"8080"}} {
		fs := Flags("serve", "[-port N]")
		fs.Int("port", 8080, "port to listen on")
		if err := Parse(fs, args, io.Discard); err == nil || !strings.Contains(err.Error(), "serve -h") {
			t.Errorf("%q: error %v, want one that names serve -h", args, err)
		}
	}
}

func TestFlagsAreTakenOnceAndNumbersInTheirRange(t *testing.T) {
	for args, want := range map[string]string{
		"":                      "",
		"-port 0 -watch":        "",
		"-port=65535":           "",
		"-port 1 -port 2":       `port: "2": given twice: once would be right`,
		"-watch -watch":         `watch: "true": given twice: once would be right`,
		"-only a -port 1 -only": `flag needs an argument: -only: go run ./build serve -h lists the flags`,
		"-only a -only a":       `only: "a": given twice: once would be right`,
		"-port abc":             `port: "abc": a whole number from 0 to 65535`,
		"-port 0x10":            `port: "0x10": a whole number from 0 to 65535`,
		"-port 65536":           `port: "65536": a whole number from 0 to 65535`,
		"-port -1":              `port: "-1": a whole number from 0 to 65535`,
		"-watch=perhaps":        `watch: "perhaps": true or false`,
		"-for 90s":              "",
		"-for 5":                `for: "5": a time above 0 with its unit, such as 6m`,
		"-for -1m":              `for: "-1m": a time above 0 with its unit, such as 6m`,
	} {
		fs := Flags("serve", "[-port N] [-watch]")
		Int(fs, "port", 8080, 0, 65535, "port `N`")
		fs.Bool("watch", false, "watch")
		fs.String("only", "", "only this")
		Duration(fs, "for", "6m", "so long")
		err := Parse(fs, strings.Fields(args), io.Discard)
		if got := errText(err); got != want {
			t.Errorf("%q: error %q, want %q", args, got, want)
		}
	}
}

func TestUsageTellsDefaultsAfterParsing(t *testing.T) {
	fs := Flags("serve", "[-port N] [-watch]")
	Int(fs, "port", 8080, 0, 65535, "port `N` to listen on")
	fs.Bool("watch", false, "watch")
	var usage strings.Builder
	_ = Parse(fs, []string{"-port", "1", "-h"}, &usage)
	const want = "usage: go run ./build serve [-port N] [-watch]\n  -port N\n    \tport N to listen on (default 8080)\n  -watch\n    \twatch\n"
	if usage.String() != want {
		t.Errorf("usage %q, want %q", usage.String(), want)
	}
}

func errText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}
