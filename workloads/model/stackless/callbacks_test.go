package stackless

import (
	"fmt"
	"testing"
)

func TestTheChannelCallbackComesFirst_Stackless29(t *testing.T) {
	onBoth(t, func(w *world) {
		c := w.NewChannel()
		var got []string
		first := func(ch Channel, x Tasklet, sending, willBlock bool) {
			got = append(got, fmt.Sprintf("%d %s %v %v %d", ch, w.names[x], sending, willBlock, w.Balance(ch)))
			w.wantErr(w.Send(ch, 1), ErrRecursive)
			_, err := w.Receive(ch)
			w.wantErr(err, ErrRecursive)
			w.wantErr(w.Schedule(), ErrRecursive)
		}
		if w.SetChannelCallback(first) != nil {
			w.Error("there was a callback before")
		}
		w.spawn(receiver("R"), 0, int32(c))
		w.spawn(sender("S"), 0, int32(c))
		w.run()
		if want := "[0 R false true 0 0 S true false -1]"; fmt.Sprint(got) != want {
			w.Errorf("got %v, want %v", got, want)
		}
		if w.SetChannelCallback(nil) == nil {
			w.Error("there was no callback before")
		}
		got = nil
		w.spawn(receiver("R"), 0, int32(c))
		w.run()
		if got != nil {
			w.Errorf("after nil: got %v", got)
		}
	})
}

func TestTheRecursiveErrorsText_Stackless29(t *testing.T) {
	if got := ErrRecursive.Error(); got != "Recursive channel call due to callbacks!" {
		t.Error(got)
	}
}

func TestTheScheduleCallbackSeesRealSwitches_Stackless30(t *testing.T) {
	onBoth(t, func(w *world) {
		var got []string
		see := func(previous, next Tasklet) error {
			got = append(got, fmt.Sprint(previous, ">", next))
			if w.Current() != previous {
				w.Errorf("current is t%d, want t%d", w.Current(), previous)
			}
			return errTest
		}
		if w.SetScheduleCallback(see) != nil {
			w.Error("there was a callback before")
		}
		p := NewProgram("alone")
		p.Schedule() // alone: no switch
		w.spawn(p)
		w.run()
		w.wantErr(w.RunTasklet(Main), nil)
		if want := "[0>1 1>0]"; fmt.Sprint(got) != want {
			w.Errorf("got %v, want %v", got, want)
		}
		w.wantErr(w.CallbackError(), errTest)
		if w.SetScheduleCallback(nil) == nil {
			w.Error("there was no callback before")
		}
		w.spawn(p)
		w.run()
		if len(got) != 2 {
			w.Errorf("after nil: got %v", got)
		}
	})
}

func TestASpawnInAScheduleCallbackRunsLast_Stackless30(t *testing.T) {
	onBoth(t, func(w *world) {
		done := false
		w.SetScheduleCallback(func(previous, next Tasklet) error {
			if !done && previous != Main {
				done = true
				p := NewProgram("new")
				w.say(p, "runs")
				w.spawn(p)
			}
			return nil
		})
		w.three(1)
		w.run()
		w.wantLog("a0 | b0 | c0 | new runs")
	})
}

// watch logs both callbacks in the words of the conformance text.
func (w *world) watch() *[]string {
	log := new([]string)
	w.SetChannelCallback(func(_ Channel, x Tasklet, sending, willBlock bool) {
		*log = append(*log, fmt.Sprintf("chan %s %s %s", w.names[x],
			map[bool]string{true: "send", false: "receive"}[sending],
			map[bool]string{true: "blocks", false: "goes"}[willBlock]))
	})
	w.SetScheduleCallback(func(previous, next Tasklet) error {
		*log = append(*log, fmt.Sprintf("sched %s->%s", w.names[previous], w.names[next]))
		return nil
	})
	return log
}

func TestXSendsYReceives_Stackless31(t *testing.T) {
	onBoth(t, func(w *world) {
		c := w.NewChannel()
		log := w.watch()
		w.spawn(sender("X"), 0, int32(c))
		w.spawn(receiver("Y"), 0, int32(c))
		w.run()
		want := "[sched main->X chan X send blocks sched X->Y chan Y receive goes sched Y->X sched X->main]"
		if fmt.Sprint(*log) != want {
			w.Errorf("got %v, want %v", *log, want)
		}
	})
}

// chain spawns Dalke's chain: its main, which sends 0 in at the right and
// receives at the left, and n links.
func (w *world) chain(n int) (first Tasklet) {
	m := NewProgram("main")
	left, right, v := m.Reg("left"), m.Reg("right"), m.Reg("v")
	m.Set(v, 0)
	m.Send(right, v)
	m.Receive(v, left)
	link := NewProgram("link")
	left, right, v = link.Reg("left"), link.Reg("right"), link.Reg("v")
	link.Receive(v, right)
	link.SendPlus(left, v, 1)
	c := int32(w.NewChannels(n + 1))
	first = w.spawn(m, c, c+int32(n))
	if w.hard {
		for i := range int32(n) {
			w.spawn(link, c+i, c+i+1)
		}
	} else {
		w.SpawnRow(link, n, [Registers]int32{c, c + 1}, [Registers]int32{1, 1})
	}
	return first
}

func TestTheChainOfThree_Stackless32(t *testing.T) {
	onBoth(t, func(w *world) {
		log := w.watch()
		w.chain(3)
		w.names = map[Tasklet]string{0: "MAIN", 1: "main", 2: "t1", 3: "t2", 4: "t3"}
		w.run()
		want := "[sched MAIN->main chan main send blocks sched main->t1 chan t1 receive blocks sched t1->t2 " +
			"chan t2 receive blocks sched t2->t3 chan t3 receive goes chan t3 send goes sched t3->t2 " +
			"chan t2 send goes sched t2->t1 chan t1 send blocks sched t1->main chan main receive goes " +
			"sched main->t3 sched t3->t2 sched t2->t1 sched t1->MAIN]"
		if fmt.Sprint(*log) != want {
			w.Errorf("\n got %v\nwant %v", *log, want)
		}
	})
}

func TestTheLawsOfTheChain_Stackless32(t *testing.T) {
	onBoth(t, func(w *world) {
		var before Counts
		for n := 1; n <= 50; n++ {
			x := w.chain(n)
			w.run()
			if v := w.Value(x, 2); v != int32(n) {
				w.Errorf("n=%d: the answer is %d", n, v)
			}
			k, u := w.Counts(), uint64(n)
			want := Counts{
				before.Schedules + 3*u + 2, before.SendsBlock + 2, before.SendsSucceed + u - 1,
				before.ReceivesBlock + u - 1, before.ReceivesSucceed + 2,
			}
			if k != want || k.ChannelOps()-before.ChannelOps() != 2*u+2 {
				w.Errorf("n=%d: got %+v, want %+v", n, k, want)
			}
			before = k
		}
	})
}
