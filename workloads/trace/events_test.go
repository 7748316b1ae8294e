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
	for i, f := range trace.FlagSpecs {
		e := trace.Make(trace.Deliver, f.Flag, 1, 2, 3, 4)
		if f.Flag != 1<<i || string(trace.AppendText(nil, 0, e)) != "0 deliver t1 t2 c3 =4 !"+f.Letter || f.Name == "" || f.Help == "" {
			t.Errorf("flag %d: %+v", i, f)
		}
	}
	if last := trace.Kind(len(trace.Specs) + 1); last.Spec() != nil || last.String() != "unknown" || trace.Kind(0).Spec() != nil {
		t.Error("a kind outside of Specs has a spec")
	}
}
