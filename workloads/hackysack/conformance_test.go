package hackysack

import (
	"testing"

	"switchyard/workloads/benchtest"
)

func TestConformance(t *testing.T) {
	benchtest.Suite(t, &Workload,
		benchtest.Small("players", "100", "loops", "300"),
		benchtest.Scale("busy-100000", "loops", "100"),
		benchtest.SameEvents("component", engineSoft, engineHard, "players", "60", "loops", "200"),
		benchtest.SameEvents("component", engineSoft, engineHard, "players", "60", "loops", "200", "pause", "off"),
		benchtest.SameEvents("engine", engineSoft, engineHard, "system", systemStackless, "players", "60", "loops", "200"),
	)
}
