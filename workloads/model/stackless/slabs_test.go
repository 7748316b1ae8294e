package stackless

import "testing"

// A world in used memory is the same as one in new memory.
func TestSlabsOfAClosedSchedulerServeTheNextOne(t *testing.T) {
	var m Slabs
	link := NewProgram("link")
	left, right, n := link.Reg("left"), link.Reg("right"), link.Reg("n")
	link.Receive(n, right)
	link.SendPlus(left, n, 1)
	for i, length := range []int{50, 50, 20, 80, 50} {
		s := m.New(nil)
		if cap(m.tasks) != 0 {
			t.Fatal("two have the same memory")
		}
		s.Reserve(length, length+1)
		a := int32(s.NewChannels(length + 1))
		row := s.SpawnRow(link, length, [Registers]int32{a, a + 1}, [Registers]int32{1, 1})
		if row != 1 || s.Value(row, n) != 0 {
			t.Errorf("run %d: row at %d, n %d", i, row, s.Value(row, n))
		}
		for c := range length + 1 {
			if s.Balance(Channel(c)) != 0 || s.Preference(Channel(c)) != ReceiverFirst || s.Closing(Channel(c)) {
				t.Fatalf("run %d: channel %d is not new", i, c)
			}
		}
		if err := s.Send(Channel(length), 0); err != nil {
			t.Fatal(err)
		}
		if v, err := s.Receive(0); err != nil || int(v) != length {
			t.Errorf("run %d: %d, %v, want %d", i, v, err, length)
		}
		s.CloseChannel(3) // left behind for the next
		s.SetPreference(5, SenderFirst)
		s.Spawn(link, a, a)
		if err := s.Run(); err != nil { // it waits for ever
			t.Fatal(err)
		}
		s.Close()
	}
	if got := cap(m.tasks); got < 81 {
		t.Errorf("room for %d tasklets kept", got)
	}
}

func TestNewChannelsOneByOneAreNewInUsedMemory(t *testing.T) {
	var m Slabs
	for range 3 {
		s := m.New(nil)
		for i := range 40 {
			if c := s.NewChannel(); int(c) != i || s.Closing(c) || s.Balance(c) != 0 {
				t.Fatalf("channel %d: number %d, closing %t", i, c, s.Closing(c))
			}
			s.CloseChannel(Channel(i))
		}
		if first := s.NewChannels(30); s.Closing(first) || s.Closing(first+29) {
			t.Fatal("a row of channels is not new")
		}
		s.CloseChannel(69)
		s.Close()
	}
}
