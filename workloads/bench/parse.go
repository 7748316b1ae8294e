package bench

import (
	"math"
	"runtime"
	"strconv"
	"strings"
)

// inBrowser: the program runs as wasm under JavaScript, on one thread.
const inBrowser = runtime.GOOS == "js"

// Range says in words which numbers the param takes.
func (p *Param) Range() string {
	kind := "a number"
	if p.Kind == KindInt {
		kind = "a whole number"
	}
	if p.Least > 0 {
		return "0 or " + kind + " from " + formatLimit(p.Least) + " to " + formatLimit(p.Max)
	}
	return kind + " from " + formatLimit(p.Min) + " to " + formatLimit(p.Max)
}

// outside tells whether a number is out of the range.
func (p *Param) outside(f float64) bool {
	return math.IsNaN(f) || f < p.Min || f > p.Max || p.Least > 0 && f != 0 && f < p.Least
}

func (p *Param) refuse(text, want string) error { return &ParamError{p.Key, text, want} }

// ParseWhole reads a whole number from least to most that is no param, by the
// rules of one: a seed, a step. The error is a *ParamError.
func ParseWhole(key, text string, least, most float64) (int, error) {
	return (&Param{Key: key, Kind: KindInt, Min: least, Max: most}).parseInt(text)
}

// parseInt takes what WholeNumber does.
func (p *Param) parseInt(text string) (int, error) {
	n, ok := WholeNumber(text)
	if !ok || p.outside(float64(n)) {
		return 0, p.refuse(text, p.Range()+groupingHint(text, p.Kind))
	}
	return int(n), nil
}

// parseFloat takes decimal digits with a fraction and an exponent or without,
// grouped as whole numbers are; one comma could be a decimal point and is refused.
func (p *Param) parseFloat(text string) (float64, error) {
	f, err := strconv.ParseFloat(plainDigits(text), 64)
	if err != nil || p.outside(f) || strings.ContainsAny(text, "xXpP") || decimalComma(text) {
		return 0, p.refuse(text, p.Range()+groupingHint(text, p.Kind))
	}
	if f == 0 && !writtenZero(text) {
		return 0, p.refuse(text, p.Range()+"; nearer to 0 than numbers get: 0 would be right")
	}
	return f, nil
}

// writtenZero tells whether the digits of a number are all 0: another that
// reads as 0 is too small to be held.
func writtenZero(text string) bool {
	mantissa, _, _ := strings.Cut(strings.ToLower(text), "e")
	return !strings.ContainsAny(mantissa, "123456789")
}

func (p *Param) parseChoice(text string, browser bool) error {
	for _, c := range p.Choices {
		if c.Value != text {
			continue
		}
		if c.Native && browser {
			return p.refuse(text, "runs natively only; here "+p.choices(browser))
		}
		return nil
	}
	return p.refuse(text, "one of "+p.choices(browser))
}

func (p *Param) choices(browser bool) string {
	var names []string
	for _, c := range p.Choices {
		if !(browser && c.Native) {
			names = append(names, c.Value)
		}
	}
	return strings.Join(names, ", ")
}

func (p *Param) parseSwitch(text string) (bool, error) {
	switch text {
	case "on", "true", "1":
		return true, nil
	case "off", "false", "0":
		return false, nil
	}
	return false, p.refuse(text, "on or off")
}
