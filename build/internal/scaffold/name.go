package scaffold

import (
	"fmt"
	"go/token"
	"os"
	"regexp"
	"slices"
	"strings"

	"switchyard/build/internal/repo"
	"switchyard/workloads/bench"
)

const nameRule = "a lower case letter, then lower case letters and digits, at most 20"

// taken cannot be a package's name: each means something to Go already, or a
// file of the folder is called so.
var taken = []string{"main", "internal", "vendor", "testdata", "workload", "workloads", "builtin", "init"}

// devices cannot be part of an import path: on some systems no file can have
// such a name.
var devices = regexp.MustCompile(`^(con|prn|aux|nul|com[0-9]|lpt[0-9])$`)

// checkName refuses a name that cannot be a workload's and says what would be right.
func checkName(r repo.Repo, name string) error {
	right := strings.Map(func(c rune) rune {
		if c >= 'a' && c <= 'z' || c >= '0' && c <= '9' {
			return c
		}
		return -1
	}, strings.ToLower(name))
	right = strings.TrimLeft(right, "0123456789")
	right = right[:min(len(right), 20)]
	switch {
	case name != right || name == "":
		if right == "" {
			return fmt.Errorf("name: %q: %s", name, nameRule)
		}
		return fmt.Errorf("name: %q: %s; %s would be right", name, nameRule, right)
	case token.IsKeyword(name) || slices.Contains(taken, name):
		return fmt.Errorf("name: %q: another one: Go uses it", name)
	case devices.MatchString(name):
		return fmt.Errorf("name: %q: another one: it is a device on some systems", name)
	case bench.ReservedID(name):
		return fmt.Errorf("name: %q: another one: links of the page use it", name)
	}
	if _, err := os.Stat(r.Path("workloads/" + name)); err == nil {
		return fmt.Errorf("name: %q: another one: the folder workloads/%s exists", name, name)
	}
	return nil
}
