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
	return kind + " from " + formatLimit(p.Min) + " to " + formatLimit(p.Max)
}

func (p *Param) refuse(text, want string) error { return &ParamError{p.Key, text, want} }

// parseInt takes what WholeNumber does.
func (p *Param) parseInt(text string) (int, error) {
	n, ok := WholeNumber(text)
	if !ok || float64(n) < p.Min || float64(n) > p.Max {
		return 0, p.refuse(text, p.Range()+groupingHint(text, p.Kind))
	}
	return int(n), nil
}

// parseFloat takes decimal digits with a fraction and an exponent or without,
// grouped as whole numbers are; one comma could be a decimal point and is refused.
func (p *Param) parseFloat(text string) (float64, error) {
	f, err := strconv.ParseFloat(plainDigits(text), 64)
	if err != nil || math.IsNaN(f) || f < p.Min || f > p.Max || strings.ContainsAny(text, "xXpP") || decimalComma(text) {
		return 0, p.refuse(text, p.Range()+groupingHint(text, p.Kind))
	}
	return f, nil
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
