package stackless

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"switchyard/workloads/trace"
)

// tightProgram has the loops and series that runs.go serves together: register
// 0 is a value, 1 and 2 are channels, 3 counts; sometimes one is used for
// another.
func tightProgram(b *source, name string) *Program {
	p := NewProgram(name)
	v, in, out, k := p.Reg("v"), p.Reg("in"), p.Reg("out"), p.Reg("k")
	got := v // a counter that is received into in a loop of senders might never end
	if b.below(4) == 0 {
		got = []Reg{in, out, k}[b.below(3)]
	}
	for range 1 + b.below(3) {
		switch b.below(9) {
		case 0:
			p.Receive(got, in)
			p.SendPlus(out, got, 1)
		case 1:
			p.Repeat(k, p.Schedule)
		case 2:
			p.Repeat(k, func() { p.SendPlus(out, v, int32(b.below(2))) })
		case 3:
			p.Repeat(k, func() { p.Receive(got, in) })
		case 4:
			p.Repeat(k, func() { p.Receive(v, in); p.Send(out, v) })
		case 5:
			p.Receive(got, in)
		case 6:
			p.SendPlus(out, v, 2)
		case 7:
			closing := b.below(2) == 0
			p.Native("native", func(n *Call) error {
				if c := n.R[1]; c >= 0 && int(c) < len(n.S.chans) {
					if closing {
						n.S.CloseChannel(Channel(c))
					} else {
						n.S.SetPreference(Channel(c), int(n.R[3]%3)-1)
					}
				}
				return nil
			})
		case 8:
			grows := b.below(4) == 0
			p.Step(func(s *Scheduler, f *Frame) Token {
				for {
					if f.R[3]--; f.R[3] < 0 {
						return ToNext
					}
					if grows && len(s.tasks) < 40 {
						s.NewTasklet()
					}
					switch f.R[3] % 4 {
					case 0:
						return ToSend(out, v)
					case 1:
						return ToReceive(v, in)
					}
					if s.Unwinds(f) {
						return ToSchedule
					}
					f = s.Scheduled(f)
				}
			})
		}
		if b.below(3) == 0 {
			p.Set(k, int32(b.below(5)))
		}
	}
	return p
}

// tight runs the world that data describes: many tasklets of few programs. With
// oneByOne somebody looks at each switch, so that none are served together.
func tight(data []byte, rec *trace.Recorder, oneByOne bool) (s *Scheduler, result string) {
	b := &source{data}
	s = New(rec)
	if oneByOne {
		s.SetScheduleCallback(func(_, _ Tasklet) error { return nil })
	}
	channels := 1 + b.below(8)
	s.NewChannels(channels)
	var programs []*Program
	for i := range 1 + b.below(3) {
		programs = append(programs, tightProgram(b, fmt.Sprint("p", i)))
	}
	for range 2 + b.below(4) {
		p := programs[b.below(len(programs))]
		first := [Registers]int32{int32(b.below(5)), int32(b.below(channels)), int32(b.below(channels)), int32(b.below(6))}
		switch n := 1 + b.below(6); b.below(4) {
		case 0:
			s.SpawnRow(p, n, first, [Registers]int32{1, 1, 1})
		case 1:
			s.SpawnRow(p, n, first, [Registers]int32{})
		case 2:
			s.SetBlockTrap(s.SpawnHard(p, first[:]...), b.below(2) == 0)
		default:
			s.SetBlockTrap(s.Spawn(p, first[:]...), b.below(4) == 0)
		}
	}
	for range 8 {
		c, t := Channel(b.below(channels)), Tasklet(b.below(len(s.tasks)))
		var err error
		var v int32
		switch b.below(8) {
		case 0:
			err = s.Send(c, 5)
		case 1:
			v, err = s.Receive(c)
		case 2:
			err = s.Kill(t)
		case 3:
			err = s.Schedule()
		default:
			err = s.Run()
		}
		result += fmt.Sprintln(v, err)
	}
	for t := range s.tasks {
		p, line := s.Where(Tasklet(t))
		result += fmt.Sprint(t, " ", s.State(Tasklet(t)), " ", s.tasks[t].R, " ", p != nil, line, "\n")
	}
	for c := range channels {
		result += fmt.Sprint(c, " ", s.Balance(Channel(c)), " ", s.waitersForTest(Channel(c)), "\n")
	}
	return s, result + fmt.Sprintf("%+v %v", s.Counts(), s.queueForTest())
}

// waitersForTest are those who wait on c, in their order.
func (s *Scheduler) waitersForTest(c Channel) (q []Tasklet) {
	for t := s.First(c); t != None; t = s.Next(t) {
		q = append(q, t)
	}
	return q
}

func checkTight(t *testing.T, data []byte) {
	t.Helper()
	run := func(rec *trace.Recorder, oneByOne bool) (result, events string) {
		s, result := tight(data, rec, oneByOne)
		checkRing(t, s)
		s.Close()
		if rec != nil {
			events = string(trace.AppendRecording(nil, rec))
		}
		return result, events
	}
	truth, events := run(trace.NewRecorder(0, 100000), true)
	recorded, same := run(trace.NewRecorder(0, 100000), false)
	measured, _ := run(nil, false)
	if recorded != truth || measured != truth {
		t.Fatalf("%x: measured\n%s\nrecorded\n%s\none by one\n%s\n%s", data, measured, recorded, truth, events)
	}
	if same != events {
		t.Fatalf("%x: together\n%s\none by one\n%s", data, same, events)
	}
}

func TestTaskletsServedTogetherEndWhereTheyWouldOneByOne(t *testing.T) {
	n := 2000
	if testing.Short() {
		n = 300
	}
	r := rand.New(rand.NewPCG(20, 3))
	for range n {
		data := make([]byte, 20+r.IntN(80))
		for i := range data {
			data[i] = byte(r.Uint32())
		}
		checkTight(t, data)
	}
}

func FuzzTogetherAgainstOneByOne(f *testing.F) {
	f.Add([]byte("one after the other, and yet at once"))
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 200 {
			data = data[:200]
		}
		checkTight(t, data)
	})
}
