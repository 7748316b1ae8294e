package benchtest

import (
	"bytes"
	"flag"
	"os"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files anew")

// Golden holds got against the file at path, in the folder of the test, and
// shows the first line that differs. `go test -update` writes the file instead;
// where several must equal one file, the first one writes it.
func Golden(t *testing.T, path string, got []byte) {
	t.Helper()
	if *update && !written[path] {
		written[path] = true
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if i := differ(got, want); i >= 0 {
		t.Errorf("%s: line %d:\n%s\nwant\n%s", path, 1+bytes.Count(got[:i], []byte("\n")), line(got, i), line(want, i))
	}
}

// written are the files of this run of the tests.
var written = map[string]bool{}
