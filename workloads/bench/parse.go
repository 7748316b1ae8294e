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

// parseInt takes decimal digits, with an optional sign and with underscores
// between digits; nothing is rounded.
func (p *Param) parseInt(text string) (int, error) {
	n, err := strconv.ParseInt(plainDigits(text), 10, 64)
	if err != nil || float64(n) < p.Min || float64(n) > p.Max {
		return 0, p.refuse(text, p.Range())
	}
	return int(n), nil
}

func (p *Param) parseFloat(text string) (float64, error) {
	f, err := strconv.ParseFloat(plainDigits(text), 64)
	if err != nil || math.IsNaN(f) || f < p.Min || f > p.Max || strings.ContainsAny(text, "xXpP") {
		return 0, p.refuse(text, p.Range())
	}
	return f, nil
}

// plainDigits drops underscores that stand between digits.
func plainDigits(text string) string {
	if !strings.Contains(text, "_") {
		return text
	}
	b := make([]byte, 0, len(text))
	for i := range len(text) {
		if text[i] == '_' && i > 0 && i+1 < len(text) && digit(text[i-1]) && digit(text[i+1]) {
			continue
		}
		b = append(b, text[i])
	}
	return string(b)
}

func digit(c byte) bool { return c >= '0' && c <= '9' }

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
