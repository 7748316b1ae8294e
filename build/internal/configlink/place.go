package configlink

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"switchyard/workloads/bench"
)

var atForm = regexp.MustCompile(`^t([0-9]{1,8})$`)

// place reads one of the fields step, view, at and with. Also one that cannot
// be taken says that a recording is wanted.
func (l *Link) place(key, text string) {
	if l.Place == nil {
		l.Place = &Place{Step: "start", View: views[0]}
	}
	switch key {
	case "step":
		if text == "start" {
			l.Place.Step = text
		} else if n, err := bench.ParseWhole(key, text, 0, lastStep); err == nil {
			l.Place.Step = strconv.Itoa(n)
		} else {
			l.refuse(key, text, fmt.Sprintf("start, or a whole number from 0 to %d", lastStep))
		}
	case "view":
		l.one(&l.Place.View, key, text, views)
	case "at":
		if m := atForm.FindStringSubmatch(text); m != nil {
			if n, err := strconv.Atoi(m[1]); err == nil && n < maxTasklets {
				l.Place.At = "t" + strconv.Itoa(n)
				return
			}
		}
		l.refuse(key, text, "t and the number of a tasklet, as in t513")
	case "with":
		if how, ok := l.beside(key, text); ok {
			l.Place.Beside = how
		}
	}
}

// beside reads what a second run differs in: pause:on, or preset:hundred.
func (l *Link) beside(of, text string) (how string, ok bool) {
	key, value, _ := strings.Cut(text, ":")
	var ids []string
	for _, p := range l.Workload.Presets {
		if key == "preset" && value == p.ID {
			return text, true
		}
		ids = append(ids, p.ID)
	}
	if l.param(key) != nil {
		canon, err := l.canonical(key, value)
		if err != nil {
			l.refuse(of, text, err.Error())
			return "", false
		}
		return key + ":" + canon, true
	}
	first := l.described[0]
	l.refuse(of, text, fmt.Sprintf("a param and its value, as in %s:%s, or preset: and one of %s", first.Key, first.Default, strings.Join(ids, ", ")))
	return "", false
}
