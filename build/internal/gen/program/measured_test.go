package main

import (
	"strings"
	"testing"

	"switchyard/build/internal/measured"
)

func TestReadmeTableStandsBetweenItsMarkers(t *testing.T) {
	limit, least, met := 2.0, true, false
	f := measured.File{Date: "2026-01-02", Rows: []measured.Row{
		{What: "slow", Value: &measured.Value{Median: 1, Low: 1, High: 2, Rounds: 3}, Limit: &limit, AtLeast: &least, Met: &met},
		{What: "only informs", Value: &measured.Value{Median: 1}},
	}}
	text, err := withTable([]byte("before\n"+readmeBegin+"old\n"+readmeEnd+"after\n"), f)
	got := string(text)
	if err != nil || !strings.HasPrefix(got, "before\n"+readmeBegin) || !strings.HasSuffix(got, readmeEnd+"after\n") {
		t.Errorf("%v\n%s", err, got)
	}
	if row := `| slow | 1.00× | 1.00× to 2.00× \* | 3 | at least 2.00× | NOT MET |`; !strings.Contains(got, row) {
		t.Errorf("no row\n%s\nin\n%s", row, got)
	}
	if strings.Contains(got, "old") || strings.Contains(got, "only informs") {
		t.Errorf("too much in\n%s", got)
	}
	again, err := withTable(text, f)
	if err != nil || string(again) != got {
		t.Errorf("made again it differs: %v\n%s", err, again)
	}
}

func TestReadmeWithoutAPlaceForTheTableIsRefused(t *testing.T) {
	if _, err := withTable([]byte("# Switchyard\n"), measured.File{}); err == nil || !strings.Contains(err.Error(), "no place for the table") {
		t.Errorf("error %v", err)
	}
}
