package configlink

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"switchyard/workloads/bench"
)

var plainKey = regexp.MustCompile(`^[A-Za-z0-9_.-]{1,60}$`)

func (l *Link) wrong(text string) { l.Errors = append(l.Errors, text) }

func (l *Link) refuse(key, text, want string) { l.wrong(refused(key, text, want)) }

// refused words an error. A key from a link may be anything: one that is no
// plain name is quoted and cut.
func refused(key, text, want string) string {
	if !plainKey.MatchString(key) {
		key = bench.Quote(key)
	}
	return (&bench.ParamError{Key: key, Value: text, Want: want}).Error()
}

// param finds one of the workload's; nil if there is none.
func (l *Link) param(key string) *bench.Param {
	for i := range l.described {
		if l.described[i].Key == key {
			return &l.described[i]
		}
	}
	return nil
}

func (l *Link) keys() string {
	all := make([]string, len(l.described))
	for i := range l.described {
		all[i] = l.described[i].Key
	}
	return strings.Join(all, ", ")
}

// canonical checks a value of a param, which the workload has.
func (l *Link) canonical(key, text string) (string, error) {
	_, all, err := l.Workload.Bind([]bench.Setting{{Key: key, Value: text}})
	value, _ := bench.Value(all, key)
	return value, err
}

// whole reads a whole number that is no param.
func (l *Link) whole(key, text string, least, most float64) (string, bool) {
	n, err := bench.ParseWhole(key, text, least, most)
	if err != nil {
		l.wrong(err.Error())
		return "", false
	}
	return strconv.Itoa(n), true
}

// one takes one of a closed list.
func (l *Link) one(to *string, key, text string, list []string) {
	if slices.Contains(list, text) {
		*to = text
	} else {
		l.refuse(key, text, "one of "+strings.Join(list, ", "))
	}
}
