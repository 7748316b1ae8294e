package stackless

import (
	"testing"
	"fmt"
	"switchyard/workloads/trace"
)

func link() *Program {
	p := NewProgram("link")
	left, right, n := p.Reg("left"), p.Reg("right"), p.Reg("n")
	p.Receive(n, right)
	p.Add(n, 1)
	p.Send(left, n)
	return p
}

func chainMain() *Program {
	p := NewProgram("main")
	left, right, n := p.Reg("left"), p.Reg("right"), p.Reg("n")
	p.Set(n, 0)
	p.Send(right, n)
	p.Receive(n, left)
	return p
}

func chain(n int, hard bool, rec *trace.Recorder) (*Scheduler, int32, error) {
	s := New(rec)
	s.Reserve(n+1, n+1)
	spawn := s.Spawn
	if hard {
		spawn = s.SpawnHard
	}
	c := int32(s.NewChannels(n + 1))
	m := spawn(chainMain(), c, c+int32(n))
	l := link()
	for i := range int32(n) {
		spawn(l, c+i, c+i+1)
	}
	err := s.Run()
	return s, s.Value(m, 2), err
}

func TestChainSmoke(t *testing.T) {
	for _, hard := range []bool{false, true} {
		rec := trace.NewRecorder(0, 1000)
		s, v, err := chain(3, hard, rec)
		fmt.Println(string(trace.AppendRecording(nil, rec)))
		fmt.Println(v, err, s.Counts(), s.Bytes())
		s.Close()
	}
}

func BenchmarkChain(b *testing.B) {
	for range b.N {
		s, v, err := chain(100000, false, nil)
		if v != 100000 || err != nil { b.Fatal(v, err)}
		s.Close()
	}
}
func BenchmarkChainRec(b *testing.B) {
	for range b.N {
		s, v, err := chain(100000, false, trace.NewRecorder(0,0))
		if v != 100000 || err != nil { b.Fatal(v, err)}
		s.Close()
	}
}
func BenchmarkChainHard(b *testing.B) {
	for range b.N {
		s, v, err := chain(100000, true, nil)
		if v != 100000 || err != nil { b.Fatal(v, err)}
		s.Close()
	}
}
