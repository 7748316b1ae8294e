package suite

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"

	"switchyard/build/internal/gowasm"
)

// wasmPackages are the Go packages that run in the browser and whose tests need
// none.
var wasmPackages = []string{"./workloads/...", "./wasm/wire"}

// goWasm runs the Go tests as wasm under Node.
func (p *plan) goWasm(ctx context.Context, w io.Writer) error {
	folder, err := gowasm.Folder(ctx, p.repo)
	if err != nil {
		return err
	}
	args := append([]string{"go", "test", "-exec", execFlag(filepath.Join(folder, "go_js_wasm_exec"), os.Getenv)}, wasmPackages...)
	test := p.command(args...)
	test.Env = append(test.Env, "GOOS=js", "GOARCH=wasm")
	return test.Stream(ctx, w)
}

// execFlag starts a test under an environment of its own: Go's JavaScript glue
// has 12 KB for arguments and environment together, which the environment of a
// CI system alone can fill.
func execFlag(script string, getenv func(string) string) string {
	parts := []string{"env", "-i"}
	for _, name := range []string{"PATH", "HOME", "TMPDIR"} {
		if value := getenv(name); value != "" {
			parts = append(parts, quote(name+"="+value))
		}
	}
	return strings.Join(append(parts, quote(script)), " ")
}

// quote makes s one word for the go command, which knows both quotes but no way
// to escape one.
func quote(s string) string {
	if strings.Contains(s, "'") {
		return `"` + s + `"`
	}
	return "'" + s + "'"
}
