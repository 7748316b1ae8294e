package tracetables

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"switchyard/build/internal/segments"
)

// program compiles the test's program once.
var program = sync.OnceValues(func() ([]byte, error) {
	dir, err := os.MkdirTemp("", "tracetables")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	text, err := os.ReadFile("testdata/program.go.txt")
	if err != nil {
		return nil, err
	}
	source, out := filepath.Join(dir, "program.go"), filepath.Join(dir, "program.wasm")
	if err := os.WriteFile(source, text, 0o644); err != nil {
		return nil, err
	}
	build := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", out, source)
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if said, err := build.CombinedOutput(); err != nil {
		return nil, errors.New(string(said))
	}
	return os.ReadFile(out)
})

// memoryOf gives the initial memory of the program.
func memoryOf(t testing.TB) (memory []byte) {
	t.Helper()
	if testing.Short() {
		t.Skip("compiles a program")
	}
	wasm, err := program()
	if err == nil {
		_, err = segments.Join(wasm, func(m []byte) error { memory = bytes.Clone(m); return nil })
	}
	if err != nil {
		t.Fatal(err)
	}
	return memory
}

// run runs a program under Node and gives what it writes.
func run(t *testing.T, wasm []byte) string {
	t.Helper()
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "program.wasm")
	if err := os.WriteFile(file, wasm, 0o644); err != nil {
		t.Fatal(err)
	}
	node := exec.Command("node", filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/wasm_exec_node.js"), file)
	node.Env = []string{"PATH=" + os.Getenv("PATH")}
	out, _ := node.CombinedOutput() // it fails on purpose
	return string(out)
}

func TestAProgramWithoutTraceTablesDoesTheSame(t *testing.T) {
	memoryOf(t)
	wasm, err := program()
	if err != nil {
		t.Fatal(err)
	}
	small, err := segments.Join(wasm, Empty)
	if err != nil {
		t.Fatal(err)
	}
	with, without := run(t, wasm), run(t, small)
	first, _, _ := strings.Cut(with, "\n")
	if !strings.HasSuffix(first, "runtime error: invalid memory address or nil pointer dereference true") {
		t.Fatalf("the program itself writes\n%s", with)
	}
	if got, _, _ := strings.Cut(without, "\n"); got != first {
		t.Errorf("it writes %q, with the tables %q", got, first)
	}
	if !strings.Contains(with, "program.go:") || strings.Contains(without, "program.go:") {
		t.Error("a trace names lines with the tables, and none without")
	}
	for _, stays := range []string{"panic: runtime error", "main.fails", "main.main"} {
		if !strings.Contains(without, stays) {
			t.Errorf("its trace does not name %q:\n%s", stays, without)
		}
	}
}

func TestEmptyTablesAreZerosAndAreEmptiedOnce(t *testing.T) {
	memory := memoryOf(t)
	before := bytes.Clone(memory)
	if err := Empty(memory); err != nil {
		t.Fatal(err)
	}
	gone := bytes.Count(memory, []byte{0}) - bytes.Count(before, []byte{0})
	if gone < len(memory)/20 {
		t.Errorf("%d of %d bytes became zero, want a twentieth at least", gone, len(memory))
	}
	again := bytes.Clone(memory)
	if err := Empty(again); err != nil || !bytes.Equal(again, memory) {
		t.Errorf("doing it twice changes it: %v", err)
	}
}

func TestAnotherLayoutIsRefused(t *testing.T) {
	memory := memoryOf(t)
	header := bytes.Index(memory, []byte(head))
	for what, edit := range map[string]func(m []byte) []byte{
		"no memory":          func(m []byte) []byte { return nil },
		"a newer magic":      func(m []byte) []byte { m[header]++; return m },
		"two headers":        func(m []byte) []byte { copy(m[len(m)&^7-80:], head); return m },
		"a moved table":      func(m []byte) []byte { m[header+8*6]++; return m },
		"another count":      func(m []byte) []byte { m[header+8]++; return m },
		"nothing but header": func(m []byte) []byte { return m[:header&^7+80] },
	} {
		if err := Empty(edit(bytes.Clone(memory))); !errors.Is(err, errLayout) {
			t.Errorf("%s: %v, want an error of the layout", what, err)
		}
	}
}

// FuzzEmpty proves that no table brings it down.
func FuzzEmpty(f *testing.F) {
	memory := memoryOf(f)
	header := bytes.Index(memory, []byte(head))
	f.Add(uint32(header+32), byte(200))
	f.Fuzz(func(t *testing.T, at uint32, value byte) {
		m := bytes.Clone(memory)
		m[header+int(at)%(len(m)-header)] = value
		_ = Empty(m)
	})
}
