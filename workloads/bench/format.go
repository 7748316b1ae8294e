package bench

import (
	"math"
	"strconv"
	"unicode/utf8"
)

func formatInt(n int) string { return strconv.Itoa(n) }

// appendFloat writes the shortest text that reads back as f, in the form that
// JavaScript gives a number: both languages then have one canonical text.
func appendFloat(b []byte, f float64) []byte {
	size := math.Abs(f)
	if size == 0 {
		return append(b, '0') // -0 too
	}
	if size >= 1e-6 && size < 1e21 {
		return strconv.AppendFloat(b, f, 'f', -1, 64)
	}
	b = strconv.AppendFloat(b, f, 'e', -1, 64)
	if n := len(b); b[n-2] == '0' && b[n-3] == '-' { // e-09 is e-9 there
		b[n-2] = b[n-1]
		b = b[:n-1]
	}
	return b
}

func formatFloat(f float64) string { return string(appendFloat(nil, f)) }

// FormatNumber gives the canonical text of a param's number.
func FormatNumber(f float64) string { return formatFloat(f) }

func formatLimit(f float64) string { return strconv.FormatFloat(f, 'f', -1, 64) }

func formatSwitch(on bool) string {
	if on {
		return "on"
	}
	return "off"
}

// MostShown is how many bytes of a value from outside are shown.
const MostShown = 60

// Quote makes a value from outside safe to show, cut where it is long.
func Quote(s string) string {
	if len(s) > MostShown {
		cut := MostShown
		for cut > MostShown-utf8.UTFMax+1 && !utf8.RuneStart(s[cut]) {
			cut--
		}
		s = s[:cut] + "..."
	}
	return strconv.Quote(s)
}
