package threadstart

import "testing"

func TestLayoutTouchesElevenPagesOfAnArea(t *testing.T) {
	for _, pages := range []int{4, 5, 6, 7, 8, 9, 1023, 1024, 16_384} {
		l := layoutOf(pages)
		a := &area{mem: make([]byte, l.size)}
		l.writeWords(a)
		l.touchStacks(a)
		touched := 0
		for at := 0; at < l.size; at += pageSize {
			if a.mem[at] != 0 {
				touched++
			}
		}
		if touched != touchedPages {
			t.Errorf("%d pages: %d touched, want %d", pages, touched, touchedPages)
		}
		if want := pages*pageSize + 32<<10; l.size != want {
			t.Errorf("%d pages: %d B, want %d", pages, l.size, want)
		}
	}
}

func TestDefaultStacksAreTwoOneAndOneMegabytes(t *testing.T) {
	l := layoutOf(1024)
	const mb = 1 << 20
	if want := [3]int{2*mb - pageSize, 2 * mb, 4*mb - pageSize}; l.stacks != want || l.words != 4*mb {
		t.Errorf("stacks at %v, words at %d; want %v, %d", l.stacks, l.words, want, 4*mb)
	}
}

// taken takes an area and does the thread's share of the set-up.
func taken(t *testing.T, s *areas) *area {
	t.Helper()
	a, err := s.take()
	if err != nil {
		t.Fatal(err)
	}
	s.touchStacks(a)
	return a
}

func TestFreshAreaHoldsNothingOfTheOneBefore(t *testing.T) {
	var maps mapper
	s := newAreas(&maps, 4, false)
	a := taken(t, s)
	for i := range a.mem {
		a.mem[i] = 7
	}
	s.giveBack(a)
	b := taken(t, s)
	defer s.close()
	if !b.fresh || b.number != 1 {
		t.Errorf("fresh %t, area %d; want fresh, the second one, 1", b.fresh, b.number)
	}
	for _, at := range append(s.stacks[:], s.words) {
		for i, c := range b.mem[at+1 : at+pageSize] {
			if c != 0 {
				t.Fatalf("offset %d is %d, want 0", at+1+i, c)
			}
		}
	}
}

func TestTakingOverTheAreaThatWasLeftLast(t *testing.T) {
	var maps mapper
	s := newAreas(&maps, 4, true)
	defer s.close()
	a, b := taken(t, s), taken(t, s)
	a.mem[1] = 7
	s.giveBack(b)
	s.giveBack(a)
	if got := taken(t, s); got != a || got.fresh || got.mem[1] != 7 {
		t.Errorf("area %d, fresh %t; want area %d as it was left", got.number, got.fresh, a.number)
	}
	if got := taken(t, s); got != b {
		t.Errorf("area %d, want %d", got.number, b.number)
	}
	if got := taken(t, s); !got.fresh || got.number != 2 {
		t.Errorf("area %d, fresh %t; want a third, fresh one", got.number, got.fresh)
	}
	if s.mapped != 3 || s.taken != 2 {
		t.Errorf("%d mapped, %d taken over; want 3, 2", s.mapped, s.taken)
	}
	s.close()
	if a.mem != nil || b.mem != nil {
		t.Error("an area is mapped after close")
	}
}
