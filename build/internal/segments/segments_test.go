package segments

import (
	"bytes"
	"encoding/binary"
	"errors"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// module is a wasm with a type section and data segments.
func module(all ...segment) []byte {
	body := write(all)
	m := []byte("\x00asm\x01\x00\x00\x00\x01\x01\x00\x0b")
	return append(binary.AppendUvarint(m, uint64(len(body))), body...)
}

func TestSegmentsNearEachOtherAreJoined(t *testing.T) {
	got, err := Join(module(
		segment{4096, []byte("ab")},
		segment{4100, []byte("c")},               // a gap of 2
		segment{4101, []byte("d")},               // none
		segment{4101 + near, []byte("e")},        // the longest that is filled
		segment{4102 + near + near, []byte("f")}, // one too long
		segment{4096, []byte("g")},               // back: it wins over a
		segment{9000, make([]byte, 20)},          // memory is zero anyway
	), nil)
	if err != nil {
		t.Fatal(err)
	}
	want := module(
		segment{4096, []byte("gb\x00\x00cd" + strings.Repeat("\x00", near-1) + "e")},
		segment{4102 + near + near, []byte("f")},
	)
	if !bytes.Equal(got, want) {
		t.Errorf("got\n%q\nwant\n%q", got, want)
	}
}

func TestMemoryIsEditedOnTheWay(t *testing.T) {
	before := module(segment{4096, []byte("abc")})
	got, err := Join(before, func(memory []byte) error {
		if len(memory) != 4099 {
			t.Errorf("%d bytes of memory, want all up to the last segment's end", len(memory))
		}
		memory[4097] = 'x'
		return nil
	})
	if want := module(segment{4096, []byte("axc")}); err != nil || !bytes.Equal(got, want) {
		t.Errorf("got %q, %v, want %q", got, err, want)
	}
	wrong := errors.New("wrong")
	if _, err := Join(before, func([]byte) error { return wrong }); err != wrong {
		t.Errorf("error %v, want the edit's own", err)
	}
}

func TestWhatIsNoModuleOfGosIsRefused(t *testing.T) {
	passive := module(segment{1, []byte("x")})
	passive[len(passive)-6] = 1
	for name, m := range map[string][]byte{
		"empty":      nil,
		"no module":  []byte("not wasm at all"),
		"cut":        module(segment{4096, []byte("abc")})[:15],
		"passive":    passive,
		"data count": []byte("\x00asm\x01\x00\x00\x00\x0c\x01\x00"),
		"two":        append(module(segment{1, []byte("x")}), module(segment{1, []byte("x")})[8:]...),
		"far":        module(segment{3 << 30, []byte("x")}),
		"long":       []byte("\x00asm\x01\x00\x00\x00\x0b\x02\x00\x00"),
	} {
		if _, err := Join(m, nil); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

func TestSignedNumbersComeBack(t *testing.T) {
	for _, v := range []int32{0, 1, -1, 63, 64, -64, -65, 4096, math.MaxInt32, math.MinInt32} {
		r := &reader{b: appendSigned(nil, v)}
		if got := r.signed(); got != v || r.err != nil || len(r.b) > 0 {
			t.Errorf("%d came back as %d, %v", v, got, r.err)
		}
	}
}

// A joined program runs, has few segments and is joined already.
func TestAJoinedGoProgramRuns(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles a program")
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	path := filepath.Join(dir, "hello.wasm")
	source := filepath.Join(dir, "hello.go")
	if err := os.WriteFile(source, []byte("package main\n\nfunc main() { println(\"runs\") }\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	build := exec.Command("go", "build", "-o", path, source)
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	plain, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	small, err := Join(plain, nil)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := Join(small, nil); err != nil || !bytes.Equal(again, small) {
		t.Errorf("joining twice changes it: %v", err)
	}
	if err := os.WriteFile(path, small, 0o644); err != nil {
		t.Fatal(err)
	}
	node := exec.Command("node", filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/wasm_exec_node.js"), path)
	node.Env = []string{"PATH=" + os.Getenv("PATH")}
	if out, err := node.CombinedOutput(); err != nil || !strings.Contains(string(out), "runs") {
		t.Errorf("%v\n%s", err, out)
	}
}

// FuzzJoin proves that no input brings it down, and that memory starts the same.
func FuzzJoin(f *testing.F) {
	f.Add(module(segment{4096, []byte("ab")}, segment{4100, []byte("c")}, segment{4098, []byte("d")}))
	f.Add([]byte("\x00asm\x01\x00\x00\x00"))
	f.Fuzz(func(t *testing.T, m []byte) {
		small, err := Join(m, nil)
		if err != nil {
			return
		}
		if before, after := memory(t, m), memory(t, small); !bytes.Equal(before, after) {
			t.Fatalf("memory starts as %q, was %q", after, before)
		}
	})
}

// memory is what the segments put into memory, up to the last byte that is not 0.
func memory(t *testing.T, m []byte) (all []byte) {
	t.Helper()
	r := &reader{b: m[8:]}
	for len(r.b) > 0 {
		id := r.byte()
		body := r.take(r.number())
		if id != dataBytes {
			continue
		}
		var err error
		if all, err = read(body); err != nil {
			t.Fatal(err)
		}
	}
	return bytes.TrimRight(all, "\x00")
}
