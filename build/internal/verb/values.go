package verb

import (
	"flag"
	"fmt"
	"strconv"
	"time"
)

// Int declares a flag that takes decimal digits for a number from least to most.
func Int(fs *flag.FlagSet, name string, def, least, most int, usage string) *int {
	v := &whole{n: def, least: least, most: most}
	fs.Var(v, name, usage)
	return &v.n
}

type whole struct{ n, least, most int }

func (w *whole) String() string { return strconv.Itoa(w.n) }

func (w *whole) Set(text string) error {
	n, err := strconv.Atoi(text)
	if err != nil || n < w.least || n > w.most {
		return fmt.Errorf("a whole number from %d to %d", w.least, w.most)
	}
	w.n = n
	return nil
}

// Duration declares a flag that takes a length of time above 0. example is one.
func Duration(fs *flag.FlagSet, name, example, usage string) *time.Duration {
	v := &length{example: example}
	fs.Var(v, name, usage)
	return &v.d
}

type length struct {
	d       time.Duration
	example string
}

func (l *length) String() string {
	if l.d == 0 {
		return ""
	}
	return l.d.String()
}

func (l *length) Set(text string) error {
	d, err := time.ParseDuration(text)
	if err != nil || d <= 0 {
		return fmt.Errorf("a time above 0 with its unit, such as %s", l.example)
	}
	l.d = d
	return nil
}
