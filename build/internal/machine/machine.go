// Package machine says what a native result was measured on: enough to compare
// two results, and no name of a host or a user.
package machine

import (
	"os"
	"os/exec"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
	"time"

	"switchyard/workloads/bench"
)

// Environment is what goes into a result, in the order in which it is shown.
func Environment(now time.Time) []bench.Setting {
	all := []bench.Setting{
		{Key: "processor", Value: Processor()},
		{Key: "cores", Value: strconv.Itoa(runtime.NumCPU())},
		{Key: "goos", Value: runtime.GOOS},
		{Key: "goarch", Value: runtime.GOARCH},
		{Key: "go", Value: runtime.Version()},
	}
	if n := runtime.GOMAXPROCS(0); n != runtime.NumCPU() {
		all = append(all, bench.Setting{Key: "gomaxprocs", Value: strconv.Itoa(n)})
	}
	if v := version(); v != "" {
		all = append(all, bench.Setting{Key: "switchyard", Value: v})
	}
	return append(all, bench.Setting{Key: "date", Value: now.Format(time.DateOnly)})
}

// Processor is the processor's name where the system tells it, else its architecture.
func Processor() string {
	if info, err := os.ReadFile("/proc/cpuinfo"); err == nil {
		if name := field(string(info), "model name"); name != "" {
			return name
		}
	}
	if runtime.GOOS == "darwin" {
		if out, err := exec.Command("sysctl", "-n", "machdep.cpu.brand_string").Output(); err == nil && len(out) > 1 {
			return strings.TrimSpace(string(out))
		}
	}
	return runtime.GOARCH
}

// MemoryAvailable is what a run may use, in bytes: the memory that the system
// can give without swapping; 0 where it does not tell.
func MemoryAvailable() int64 {
	info, err := os.ReadFile("/proc/meminfo")
	if err != nil {
		return 0
	}
	kib, err := strconv.ParseInt(strings.TrimSuffix(field(string(info), "MemAvailable"), " kB"), 10, 64)
	if err != nil {
		return 0
	}
	return kib << 10
}

// field finds a "name: value" line, the first of them.
func field(text, name string) string {
	for line := range strings.SplitSeq(text, "\n") {
		key, value, ok := strings.Cut(line, ":")
		if ok && strings.TrimSpace(key) == name {
			return strings.Join(strings.Fields(value), " ")
		}
	}
	return ""
}

// revision is what the build found in the repository (see gen.Program); empty
// outside of one.
var revision string

// version is that of the source; empty where nobody knows it.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" || info.Main.Version == "(devel)" {
		return revision
	}
	return info.Main.Version
}
