package wire

import (
	"encoding/binary"
	"strconv"
	"strings"

	"switchyard/workloads/bench"
	"switchyard/workloads/trace"
)

// Message is one object for the page.
type Message struct {
	Type   string
	Fields []Field
}

// Field is one property of a message. Value is a string, a float64, a bool, a
// []string, or a []byte that becomes an ArrayBuffer and is transferred.
type Field struct {
	Name  string
	Value any
}

func readyMessage() Message { return Message{Type: "ready"} }

func progressMessage(p bench.Progress) Message {
	return Message{"progress", []Field{
		{"phase", string(p.Phase)},
		{"sample", float64(p.Sample)},
		{"samples", float64(p.Samples)},
		{"done", float64(p.Done)},
		{"total", float64(p.Total)},
		{"elapsed", float64(p.Elapsed) / 1e9},
	}}
}

// proof is what a run that is done again is compared with.
func proof(r *trace.Recorder) []Field {
	pages := make([]byte, 0, 8*len(r.Pages()))
	for _, hash := range r.Pages() {
		pages = binary.LittleEndian.AppendUint64(pages, hash)
	}
	return []Field{
		{"steps", float64(r.Steps())},
		{"hash", strconv.FormatUint(r.Hash(), 16)},
		{"pages", pages},
	}
}

func proofMessage(r *trace.Recorder) Message { return Message{"proof", proof(r)} }

func eventsMessage(r *trace.Recorder) Message {
	from, _ := r.Window()
	fields := proof(r)
	if start := r.Start(); start != nil {
		fields = append(fields, Field{"start", start})
	}
	fields = append(fields,
		Field{"from", float64(from)},
		Field{"buffer", trace.AppendBinary(nil, r.Events())},
	)
	if r.KeepsLines() {
		fields = append(fields, linesOf(r)...)
	}
	return Message{"events", fields}
}

// earlyMessage is the window of a run that goes on: steps, hash and pages are
// those of its beginning.
func earlyMessage(r *trace.Recorder) Message {
	m := eventsMessage(r)
	m.Fields = append(m.Fields, Field{"open", true})
	return m
}

// linesOf is the line of each event, 2 bytes each, and the programs: a name and
// its lines in one text each.
func linesOf(r *trace.Recorder) []Field {
	lines := r.Lines()
	buffer := make([]byte, 0, 2*len(lines))
	for _, line := range lines {
		buffer = binary.LittleEndian.AppendUint16(buffer, line)
	}
	var listings []string
	for _, l := range r.Listings() {
		listings = append(listings, l.Name+"\n"+strings.Join(l.Lines, "\n"))
	}
	return []Field{{"lines", buffer}, {"listings", listings}}
}

// soFarMessage is the result as it would be if the run were stopped now.
func soFarMessage(res *bench.Result) Message {
	m := doneMessage(res)
	m.Type = "sofar"
	return m
}

func doneMessage(res *bench.Result) Message {
	return Message{"done", []Field{{"result", string(res.AppendJSON(nil))}}}
}

// FailedMessage says that the run ended without a result.
func FailedMessage(f *bench.Failure) Message {
	detail := f.Detail
	if detail == nil {
		detail = []string{}
	}
	return Message{"failed", []Field{{"stage", f.Stage}, {"message", f.Message}, {"detail", detail}}}
}
