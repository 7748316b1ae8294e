package configlink

import (
	"strings"
	"testing"

	"switchyard/workloads"
)

// A sight is a link that was written down once: a param that is renamed or a
// bound that moves must not leave it behind.
func TestSightsOfEveryWorkloadAreLinksThatLeadToAStep(t *testing.T) {
	for _, w := range workloads.All {
		if len(w.Sights) == 0 {
			t.Errorf("%s: no sights: at least one that shows its claim", w.ID)
		}
		for _, s := range w.Sights {
			text := "#" + w.ID + "?" + s.Link
			l := Read(workloads.All, text)
			if len(l.Errors) > 0 {
				t.Errorf("%s: %q: %v", text, s.Label, l.Errors)
			}
			if l.Workload != w || l.Place == nil {
				t.Errorf("%s: %q: leads to no step of %s", text, s.Label, w.ID)
			}
			if again := "#" + strings.TrimPrefix(Write(l), "#"); again != text {
				t.Errorf("%s: %q: the page writes it as %s", text, s.Label, again)
			}
		}
	}
}
