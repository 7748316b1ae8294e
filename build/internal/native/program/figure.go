package main

import (
	"math"
	"strconv"
	"strings"
)

// figure writes a value in its unit with three digits and an SI prefix:
// 4.61 ms, 20.3 M switches/s.
func figure(v float64, unit string) string {
	size := math.Abs(v)
	symbol := unit == "s" || unit == "B" || unit == "Hz" || strings.HasPrefix(unit, "B/")
	if unit == "" || unit == "%" || size == 0 {
		return strings.TrimSpace(digits(v) + " " + unit)
	}
	e := 0
	for size*math.Pow(1000, float64(-e)) >= 999.95 && e < 4 {
		e++
	}
	if unit == "s" || strings.HasPrefix(unit, "s/") { // fractions of other units read better as they are
		symbol = true
		for size*math.Pow(1000, float64(-e)) < 0.99995 && e > -3 {
			e--
		}
		e = min(e, 0) // 1,200 s, not 1.2 ks
	}
	text := digits(v * math.Pow(1000, float64(-e)))
	prefix := []string{"n", "µ", "m", "", "k", "M", "G", "T"}[e+3]
	switch {
	case symbol:
		return text + " " + prefix + unit
	case prefix == "":
		return text + " " + unit
	}
	return text + " " + prefix + " " + unit
}

// digits writes v with three digits, or whole where it is above a thousand.
func digits(v float64) string {
	switch size := math.Abs(v); {
	case size == 0:
		return "0"
	case size >= 999.5:
		return thousands(int64(math.Round(v)))
	case size >= 99.95:
		return strconv.FormatFloat(v, 'f', 0, 64)
	case size >= 9.995:
		return strconv.FormatFloat(v, 'f', 1, 64)
	case size >= 0.9995:
		return strconv.FormatFloat(v, 'f', 2, 64)
	}
	return strconv.FormatFloat(v, 'g', 3, 64)
}

// thousands writes n with a comma before every third digit.
func thousands(n int64) string {
	text := strconv.FormatInt(n, 10)
	sign := ""
	if n < 0 {
		sign, text = "-", text[1:]
	}
	for i := len(text) - 3; i > 0; i -= 3 {
		text = text[:i] + "," + text[i:]
	}
	return sign + text
}
