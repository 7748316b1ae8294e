//go:build !js

package ccbench

import (
	"crypto/sha1"
	"math/big"
	"regexp"
	"strings"
)

// realTask computes one iteration and tells whether its answer was right. It
// calls pass after every few bytecodes that the original would have run, and
// call around what the original does in C.
type realTask func(pass func(bytecodes int), call func(func())) bool

// The original's bytecodes, counted roughly, for what is one step here.
const (
	extractCodes = 20
	composeCodes = 45
	regexCodes   = 7
	sha1Codes    = 16
)

const piDigits = "31415926535897932384626433832795028841971693993751"

// piTask finds 50 digits of pi by the streaming spigot of Gibbons (2006): a
// linear fractional transformation takes in terms of a series, and gives a
// digit whenever the terms still to come cannot change it.
func piTask(pass func(int), _ func(func())) bool {
	z := transformation{big.NewInt(1), big.NewInt(0), big.NewInt(0), big.NewInt(1)}
	digits := make([]byte, 0, len(piDigits))
	for k := int64(1); len(digits) < len(piDigits); {
		digit := z.at(3)
		pass(extractCodes)
		settled := digit.Cmp(z.at(4)) == 0
		pass(extractCodes)
		if settled {
			digits = append(digits, '0'+byte(digit.Int64()))
			minusTen := new(big.Int).Mul(digit, big.NewInt(-10))
			z = transformation{big.NewInt(10), minusTen, big.NewInt(0), big.NewInt(1)}.after(z)
		} else {
			z = z.after(transformation{big.NewInt(k), big.NewInt(4*k + 2), big.NewInt(0), big.NewInt(2*k + 1)})
			k++
		}
		pass(composeCodes)
	}
	return string(digits) == piDigits
}

// transformation maps x to (q·x + r) / (s·x + t).
type transformation struct{ q, r, s, t *big.Int }

// at gives the whole part of the transformation of x.
func (z transformation) at(x int64) *big.Int {
	n := big.NewInt(x)
	above := new(big.Int).Mul(z.q, n)
	below := new(big.Int).Mul(z.s, n)
	return above.Div(above.Add(above, z.r), below.Add(below, z.t))
}

// after gives the transformation that does inner first, then z.
func (z transformation) after(inner transformation) transformation {
	return transformation{
		sumOfProducts(z.q, inner.q, z.r, inner.s), sumOfProducts(z.q, inner.r, z.r, inner.t),
		sumOfProducts(z.s, inner.q, z.t, inner.s), sumOfProducts(z.s, inner.r, z.t, inner.t),
	}
}

func sumOfProducts(a, b, c, d *big.Int) *big.Int {
	ab := new(big.Int).Mul(a, b)
	return ab.Add(ab, new(big.Int).Mul(c, d))
}

// source is 2,000 characters to search, and what is digested is made of.
var source = strings.Repeat(`@task
def sum_of_squares(values, limit=10):
    key = lambda pair: pair[1]
    total = 0  # nothing yet
    for value in sorted(values, key=key):
        total += value * value
    return min(total, limit)

class Account(object):
    @property
    def open(self): return self.balance > 0

`, 8)[:2000]

// sourceMatches and sourceDigest were found with other programs as well.
const sourceMatches = 35

// lines finds where functions begin and where lambdas and decorators are.
var lines = regexp.MustCompile(`(?m)^(\s*def\s)|(.*\Wlambda(:|\s))|^(\s*@)`)

func regexTask(pass func(int), call func(func())) (ok bool) {
	pass(regexCodes)
	call(func() { ok = len(lines.FindAllString(source, -1)) == sourceMatches })
	return ok
}

// digested is 150,000 bytes.
var digested = []byte(strings.Repeat(source, 75))

const sourceDigest = "a4e2a5eb19eacfe058c9743fa89a37b095efdb17"

func sha1Task(pass func(int), call func(func())) (ok bool) {
	pass(sha1Codes)
	call(func() {
		sum := sha1.Sum(digested)
		ok = hex(sum[:]) == sourceDigest
	})
	return ok
}

func hex(b []byte) string {
	const digits = "0123456789abcdef"
	out := make([]byte, 0, 2*len(b))
	for _, c := range b {
		out = append(out, digits[c>>4], digits[c&15])
	}
	return string(out)
}
