package wire

import (
	"bytes"
	"testing"
)

func TestAWindowIsPostedAsSoonAsItIsFullAndAgainAtTheEnd(t *testing.T) {
	list := serveAll("workload", "relay", "mode", "study", "from", "3", "to", "5", "early", "1", "start", "1", "lines", "1", "param.n", "10000")
	var events []Message
	for _, m := range list {
		if m.Type == "events" {
			events = append(events, m)
		}
	}
	if len(events) != 2 {
		t.Fatalf("%d messages of events", len(events))
	}
	early, whole := events[0], events[1]
	if field(early, "open") != true || field(whole, "open") != nil {
		t.Fatal("the first is open, the last is not")
	}
	if early.Fields[0].Value != 4096.0 || whole.Fields[0].Value != 10_000.0 {
		t.Fatal(early.Fields[0].Value, whole.Fields[0].Value)
	}
	for _, name := range []string{"buffer", "start", "lines"} {
		a, _ := field(early, name).([]byte)
		b, _ := field(whole, name).([]byte)
		if len(a) == 0 || !bytes.Equal(a, b) {
			t.Errorf("%s: %x early, %x at the end", name, a, b)
		}
	}
	pages, _ := field(early, "pages").([]byte)
	all, _ := field(whole, "pages").([]byte)
	if len(pages) != 8 || !bytes.HasPrefix(all, pages) {
		t.Errorf("pages %x early, %x at the end", pages, all)
	}
}

func TestAnEarlyWindowHasTheHashOfEachPageItTouches(t *testing.T) {
	for to, want := range map[uint64]uint64{1: 4096, 4095: 4096, 4096: 8192, 4097: 8192} {
		if got := fullPages(to); got != want {
			t.Errorf("to %d: %d, want %d", to, got, want)
		}
	}
}

func TestARunThatEndsWithinItsWindowIsPostedOnce(t *testing.T) {
	list := serveAll("workload", "relay", "mode", "study", "from", "0", "to", "5", "early", "1", "param.n", "4")
	if got := types(list); got != "ready progress events done" {
		t.Fatal(got)
	}
	if field(list[len(list)-2], "open") != nil {
		t.Error("open")
	}
}
