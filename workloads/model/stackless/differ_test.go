package stackless

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"switchyard/workloads/trace"
)

// source makes choices out of bytes; at their end every choice is 0.
type source struct{ data []byte }

func (b *source) below(n int) int {
	if len(b.data) == 0 {
		return 0
	}
	v := b.data[0]
	b.data = b.data[1:]
	return int(v) % n
}

const (
	differChannels = 3
	differTasklets = 6
)

// randomProgram adds up to a dozen operations. It uses registers value,
// channel, tasklet, counter; it may call what was made before. It always ends:
// there are no loops but those of a counter.
func randomProgram(b *source, name string, before []*Program) *Program {
	p := NewProgram(name)
	v, c, t, k := p.Reg("v"), p.Reg("c"), p.Reg("t"), p.Reg("k")
	caught := p.Label()
	handled := b.below(4) == 0
	if handled {
		p.OnError(caught)
	}
	var body func(n int)
	body = func(n int) {
		for range n {
			p.Set(c, int32(b.below(differChannels)))
			p.Set(t, int32(b.below(differTasklets+2)))
			switch b.below(24) {
			case 0, 1, 2:
				p.Send(c, v)
			case 3, 4, 5:
				p.Receive(v, c)
			case 6, 7:
				p.Schedule()
			case 8:
				p.ScheduleRemove()
			case 9:
				p.Run(t)
			case 10:
				p.Switch(t)
			case 11:
				p.Insert(t)
			case 12:
				p.Remove(t)
			case 13:
				p.Kill(t)
			case 14:
				p.KillPending(t)
			case 15:
				p.Throw(t, errTest)
			case 16:
				p.SendError(c, errTest)
			case 17:
				p.CloseChannel(c)
			case 18:
				p.OpenChannel(c)
			case 19:
				if len(before) > 0 {
					p.Call(v, before[b.below(len(before))])
				}
			case 20:
				p.Mark(int32(b.below(100)), v)
			case 21:
				end := p.Label()
				p.Iterate(v, c, end)
				p.Bind(end)
			case 22:
				if n > 2 {
					p.Set(k, int32(b.below(3)))
					p.Repeat(k, func() { body(2) })
				}
			case 23:
				trap, preference := b.below(4) == 0, b.below(3)-1
				p.Native("native", func(n *Call) error {
					n.R[0]++
					n.S.SetPreference(Channel(n.R[1]), preference)
					n.S.SetBlockTrap(n.Me, trap)
					return nil
				})
			}
			p.Add(v, 1)
		}
	}
	body(2 + b.below(10))
	if handled {
		p.Bind(caught)
		p.Mark(999, v)
		p.Send(c, v)
	}
	return p
}

// differ runs the world that data describes. kind tells which tasklets are
// hard: 0 none, 1 all, 2 every other one.
func differ(data []byte, kind int, rec *trace.Recorder) (s *Scheduler, result string) {
	b := &source{data}
	s = New(rec)
	s.NewChannels(differChannels)
	var programs []*Program
	for i := range 1 + b.below(4) {
		programs = append(programs, randomProgram(b, fmt.Sprint("p", i), programs))
	}
	for i := range 2 + b.below(differTasklets) {
		p := programs[b.below(len(programs))]
		if kind == 1 || kind == 2 && i%2 == 0 {
			s.SpawnHard(p, int32(10*i))
		} else {
			s.Spawn(p, int32(10*i))
		}
	}
	for range 12 {
		c, t := Channel(b.below(differChannels)), Tasklet(b.below(len(s.tasks)))
		var err error
		var v int32
		switch b.below(12) {
		case 0:
			err = s.Send(c, 5)
		case 1:
			v, err = s.Receive(c)
		case 2:
			err = s.Schedule()
		case 3:
			err = s.Insert(t)
		case 4:
			err = s.Kill(t)
		case 5:
			err = s.RunTasklet(t)
		case 6:
			err = s.SwitchTo(t)
		case 7:
			v, _, err = s.Iterate(c)
		case 8:
			var x Tasklet
			x, err = s.RunTimeout(1 + b.below(9))
			v = int32(x)
		default:
			err = s.Run()
		}
		result += fmt.Sprintln(v, err)
	}
	for t := range s.tasks {
		result += fmt.Sprint(t, " ", s.State(Tasklet(t)), " ", s.tasks[t].R, "\n")
	}
	return s, result + fmt.Sprintf("%+v %v", s.Counts(), s.queueForTest())
}

func (s *Scheduler) queueForTest() (q []int32) {
	for t, at := s.front(), s.front(); ; {
		q = append(q, t)
		if t = s.tasks[t].next; t == at {
			return q
		}
	}
}

// checkDiffer wants the same events, answers, counts and states whatever the
// tasklets are and whether somebody looks on.
func checkDiffer(t *testing.T, data []byte) {
	t.Helper()
	var events, results []string
	for kind := range 3 {
		rec := trace.NewRecorder(0, 100000)
		s, result := differ(data, kind, rec)
		checkRing(t, s)
		if err := trace.Validate(rec.Events()); err != nil {
			t.Fatalf("%x: %v\n%s", data, err, trace.AppendRecording(nil, rec))
		}
		c := s.Counts()
		if rec.Count(trace.Run) != c.Schedules || rec.Count(trace.ParkSend) != c.SendsBlock ||
			rec.Count(trace.ParkReceive) != c.ReceivesBlock ||
			rec.Count(trace.Deliver) != c.SendsSucceed+c.ReceivesSucceed {
			t.Fatalf("%x: counts are not those of the events: %+v\n%s", data, c, trace.AppendRecording(nil, rec))
		}
		s.Close()
		events = append(events, string(trace.AppendRecording(nil, rec)))
		results = append(results, result)
		s, result = differ(data, kind, nil)
		checkRing(t, s)
		s.Close()
		results = append(results, result)
	}
	for i, r := range results {
		if r != results[0] {
			t.Fatalf("%x: run %d (soft, hard, mixed; each recorded, measured)\n got %s\nwant %s\n%s", data, i, r, results[0], events[0])
		}
	}
	for kind, e := range events {
		if e != events[0] {
			t.Fatalf("%x: kind %d\n got\n%s\nwant\n%s", data, kind, e, events[0])
		}
	}
}

func TestRandomProgramsGiveTheSameEventsOnSoftAndHard_Stackless33(t *testing.T) {
	n := 800
	if testing.Short() {
		n = 100
	}
	r := rand.New(rand.NewPCG(33, 1))
	for range n {
		data := make([]byte, 40+r.IntN(160))
		for i := range data {
			data[i] = byte(r.Uint32())
		}
		checkDiffer(t, data)
	}
}

func FuzzSoftAgainstHard(f *testing.F) {
	f.Add([]byte("tasklets meet on channels, and nobody knows who goes first"))
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 400 {
			data = data[:400]
		}
		checkDiffer(t, data)
	})
}
