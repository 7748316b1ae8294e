package main

import (
	"bufio"
	"fmt"
	"io"
	"os"

	"switchyard/workloads/trace"
)

// traceFile is where -trace puts the events. It is opened before the run, so
// that a bad place is told at once, and a file that was there keeps its content
// until there are events to put in.
type traceFile struct {
	path  string
	out   io.Writer
	file  *os.File // nil for standard output
	fresh bool     // there was none before
}

func openTrace(path string, stdout io.Writer) (*traceFile, error) {
	if path == "-" {
		return &traceFile{path: path, out: stdout}, nil
	}
	_, missing := os.Stat(path)
	f, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return nil, fmt.Errorf("trace: %w", err)
	}
	return &traceFile{path: path, out: f, file: f, fresh: os.IsNotExist(missing)}, nil
}

// write puts the recorded events in, in text form, a line each.
func (t *traceFile) write(r *trace.Recorder) error {
	err := t.empty()
	if err == nil {
		err = writeEvents(t.out, r)
	}
	if t.file != nil {
		if e := t.file.Close(); err == nil {
			err = e
		}
	}
	if err != nil {
		return fmt.Errorf("trace: %s: %w", t.path, err)
	}
	return nil
}

// empty drops the old content of a file; a device or a pipe has none.
func (t *traceFile) empty() error {
	if t.file == nil {
		return nil
	}
	info, err := t.file.Stat()
	if err != nil || !info.Mode().IsRegular() {
		return err
	}
	return t.file.Truncate(0)
}

// abandon closes a file that gets no events, and takes back one that was made for them.
func (t *traceFile) abandon() {
	if t.file == nil {
		return
	}
	t.file.Close()
	if t.fresh {
		os.Remove(t.path)
	}
}

func writeEvents(out io.Writer, r *trace.Recorder) error {
	w := bufio.NewWriterSize(out, 1<<16)
	from, _ := r.Window()
	var line []byte
	for i, e := range r.Events() {
		line = append(trace.AppendText(line[:0], from+uint64(i), e), '\n')
		if _, err := w.Write(line); err != nil {
			return err
		}
	}
	return w.Flush()
}
