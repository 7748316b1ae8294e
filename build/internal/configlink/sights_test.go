package configlink

import (
	"strings"
	"testing"

	"switchyard/workloads"
)

// A sight is a link that was written down once: a param that is renamed or a
// bound that moves must not leave it behind.
func TestSightsOfEveryWorkloadAreLinksThatLeadToAStep(t *testing.T) {
	read := 0
	for _, w := range workloads.All { // one that was just begun may have none
		for _, s := range w.Sights {
			text := "#" + w.ID + "?" + s.Link
			l := Read(workloads.All, text)
			read++
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
	if read < 5 {
		t.Errorf("%d sights: at least one for each of the five historic workloads", read)
	}
}
