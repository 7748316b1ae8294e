package trace_test

import (
	"testing"

	"switchyard/workloads/trace"
)

func TestSpecsAreInTheOrderOfTheKinds(t *testing.T) {
	names := map[string]bool{}
	for i, s := range trace.Specs {
		if int(s.Kind) != i+1 || s.Kind.Spec() != &trace.Specs[i] || s.Kind.String() != s.Name {
			t.Errorf("spec %d is of kind %d, %s", i, s.Kind, s.Kind)
		}
		if s.A == "" || s.Help == "" || names[s.Name] {
			t.Errorf("%s: no meaning of A, no help, or a name given twice", s.Name)
		}
		names[s.Name] = true
	}
	if last := trace.Kind(len(trace.Specs) + 1); last.Spec() != nil || last.String() != "unknown" || trace.Kind(0).Spec() != nil {
		t.Error("a kind outside of Specs has a spec")
	}
}
