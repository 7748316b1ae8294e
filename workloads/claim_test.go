package workloads

import (
	"strings"
	"testing"
)

// A claim is a line on the Yard and in lists, no sentence among others.
func TestClaimsHaveNoFullStop(t *testing.T) {
	for _, w := range All {
		if strings.HasSuffix(w.Claim, ".") {
			t.Errorf("%s: claim %q: without the full stop", w.ID, w.Claim)
		}
	}
}
