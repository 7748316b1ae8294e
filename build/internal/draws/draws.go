// Package draws gives tests of links their cases: the same in Go and in the
// page's tests (web/src/params/draws.ts), by Marsaglia's xorshift32 (2003).
package draws

// Draws is its state, which is never 0.
type Draws uint32

// First is where both languages begin.
const First Draws = 2463534242

// Below draws a number from 0 to n-1.
func (d *Draws) Below(n int) int {
	x := uint32(*d)
	x ^= x << 13
	x ^= x >> 17
	x ^= x << 5
	*d = Draws(x)
	return int(x % uint32(n))
}

// Spoilt gives a text that differs from s in one place at most, in one of five
// ways; draw gives what comes in.
func Spoilt[E any](d *Draws, s []E, draw func() []E) []E {
	kind, at := d.Below(5), d.Below(len(s)+1)
	join := func(parts ...[]E) []E {
		var all []E
		for _, p := range parts {
			all = append(all, p...)
		}
		return all
	}
	switch kind {
	case 0: // cut
		return s[:at]
	case 1: // more
		return join(s[:at], draw(), s[at:])
	case 2: // less
		return join(s[:at], s[min(len(s), at+1+d.Below(8)):])
	case 3: // said twice
		return join(s[:at], s[max(0, at-1-d.Below(8)):])
	}
	if at == len(s) {
		return s
	}
	return join(s[:at], draw(), s[at+1:])
}
