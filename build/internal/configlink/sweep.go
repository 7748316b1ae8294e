package configlink

import (
	"strconv"
	"strings"

	"switchyard/workloads/bench"
)

const sweepForm = "a numeric param with least, greatest and number of values, as in n:10..1000:3, or with its values, as in n:10,100; then / and a choice or switch, where each of its values is a line"

// checkSweep gives the canonical text of a sweep, or what would be right.
func (l *Link) checkSweep(text string) (sweep, want string) {
	head, series, lines := strings.Cut(text, "/")
	key, span, _ := strings.Cut(head, ":")
	x, by := l.param(key), l.param(series)
	if x == nil || !x.Numeric() || lines && (by == nil || by.Numeric()) {
		return "", sweepForm
	}
	sweep, want = l.checkSpan(x, span)
	if lines {
		sweep += "/" + series
	}
	return key + ":" + sweep, want
}

func (l *Link) checkSpan(x *bench.Param, span string) (text, want string) {
	first, rest, ranges := strings.Cut(span, "..")
	if !ranges {
		return l.checkList(x, span)
	}
	last, points, _ := strings.Cut(rest, ":")
	from, err := l.canonical(x.Key, first)
	if err != nil {
		return "", err.Error()
	}
	to, err := l.canonical(x.Key, last)
	if err != nil {
		return "", err.Error()
	}
	n, err := bench.ParseWhole("points", points, 2, bench.MaxPoints)
	if err != nil {
		return "", err.Error()
	}
	if number(from) >= number(to) {
		return "", "least below greatest"
	}
	return from + ".." + to + ":" + strconv.Itoa(n), ""
}

func (l *Link) checkList(x *bench.Param, span string) (text, want string) {
	texts := strings.Split(span, ",")
	if len(texts) > bench.MaxPoints {
		return "", "at most " + strconv.Itoa(bench.MaxPoints) + " values"
	}
	for i := range texts {
		value, err := l.canonical(x.Key, texts[i])
		if err != nil {
			return "", err.Error()
		}
		texts[i] = value
	}
	return strings.Join(texts, ","), ""
}

// number reads a canonical text.
func number(text string) float64 {
	f, _ := strconv.ParseFloat(text, 64) // it was checked
	return f
}
