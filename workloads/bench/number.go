package bench

import (
	"strconv"
	"strings"
)

// separators stand between groups of three digits, as people write them: a
// comma, or a space of any width.
var separators = []string{",", " ", "\u00a0", "\u2009", "\u202f"}

// WholeNumber reads decimal digits with an optional sign: grouped in threes
// (100,000), with underscores between digits, with an exponent where the value
// is whole (1e5), or with a prefix as the page shows it (100k). Nothing is
// rounded; ok is false for everything else and beyond 64 bits.
func WholeNumber(text string) (n int64, ok bool) {
	plain := plainDigits(text)
	if n, err := strconv.ParseInt(plain, 10, 64); err == nil {
		return n, true
	}
	digits, ok := withoutExponent(plain)
	if !ok {
		return 0, false
	}
	n, err := strconv.ParseInt(digits, 10, 64)
	return n, err == nil
}

// maxExponent is more than 64 bits have digits.
const maxExponent = 20

// withoutExponent writes 1.5e3 as 1500; ok is false where the value is no whole
// number, or there is no exponent.
func withoutExponent(text string) (digits string, ok bool) {
	// Not strings.ToLower: its tables would be 40 KB of the wasm.
	at := max(strings.IndexByte(text, 'e'), strings.IndexByte(text, 'E'))
	if at < 0 {
		return "", false
	}
	exponent, err := strconv.Atoi(text[at+1:])
	if err != nil || exponent < -maxExponent || exponent > maxExponent {
		return "", false
	}
	sign, mantissa := cutSign(text[:at])
	whole, fraction, _ := strings.Cut(mantissa, ".")
	digits = whole + fraction
	if !allDigits(digits) {
		return "", false
	}
	zeros := exponent - len(fraction)
	for ; zeros < 0 && strings.HasSuffix(digits, "0") && len(digits) > 1; zeros++ {
		digits = digits[:len(digits)-1]
	}
	if zeros < 0 && digits != "0" {
		return "", false
	}
	for ; zeros > 0; zeros-- {
		digits += "0"
	}
	return sign + digits, true
}

// plainDigits drops what stands between digits: underscores, and one kind of
// separator before each three of them. A text grouped otherwise stays as it is,
// so that 1,5 is never 15. A prefix behind the number (10k, 10 M, 1 G) becomes
// its exponent.
func plainDigits(text string) string {
	if number, exponent, ok := cutPrefix(text); ok {
		return plainDigits(number) + exponent
	}
	for _, sep := range separators {
		if strings.Contains(text, sep) {
			return ungrouped(text, sep)
		}
	}
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

// cutPrefix takes the prefix of a unit off the number that it stands behind; a
// space may be between.
func cutPrefix(text string) (number, exponent string, ok bool) {
	if text == "" {
		return text, "", false
	}
	switch text[len(text)-1] {
	case 'k', 'K':
		exponent = "e3"
	case 'M':
		exponent = "e6"
	case 'G':
		exponent = "e9"
	default:
		return text, "", false
	}
	number = text[:len(text)-1]
	for _, space := range separators[1:] {
		if rest, found := strings.CutSuffix(number, space); found {
			number = rest
			break
		}
	}
	return number, exponent, number != "" && digit(number[len(number)-1])
}

func ungrouped(text, sep string) string {
	sign, rest := cutSign(text)
	whole, fraction, point := strings.Cut(rest, ".")
	groups := strings.Split(whole, sep)
	for i, g := range groups {
		if !allDigits(g) || len(g) > 3 || i > 0 && len(g) != 3 {
			return text
		}
	}
	if len(groups) == 1 || point && !allDigits(fraction) {
		return text
	}
	joined := sign + strings.Join(groups, "")
	if point {
		joined += "." + fraction
	}
	return joined
}

// groupingHint says what would be right where digits are grouped in a way that
// could mean two things; it is empty for other texts.
func groupingHint(text string, kind ParamKind) string {
	plain := plainDigits(text)
	switch {
	case !apartDigits(text):
		return ""
	case kind == KindFloat && decimalComma(text):
		whole, fraction, _ := strings.Cut(text, ",")
		right := whole + "." + fraction
		if plain != text {
			right += " or " + plain
		}
		return "; " + right + " would be right"
	case plain == text:
		return "; digits are grouped in threes, such as 100,000"
	}
	return ""
}

// apartDigits: nothing but digits, with separators between them.
func apartDigits(text string) bool {
	_, rest := cutSign(text)
	if len(text) > 40 || rest == "" || !digit(rest[0]) || !digit(rest[len(rest)-1]) {
		return false
	}
	found := false
	for rest != "" {
		n := 1
		if !digit(rest[0]) && rest[0] != '.' {
			if n = separatorAt(rest); n == 0 {
				return false
			}
			found = true
		}
		rest = rest[n:]
	}
	return found
}

// separatorAt is the length of the separator that text begins with, or 0.
func separatorAt(text string) int {
	for _, sep := range separators {
		if strings.HasPrefix(text, sep) {
			return len(sep)
		}
	}
	return 0
}

// decimalComma: in 1,234 the comma may be a decimal point or stand before three
// digits, where numbers need not be whole.
func decimalComma(text string) bool {
	whole, fraction, found := strings.Cut(text, ",")
	for _, sep := range append([]string{"."}, separators...) {
		found = found && !strings.Contains(whole, sep) && !strings.Contains(fraction, sep)
	}
	return found
}

func cutSign(text string) (sign, rest string) {
	if text != "" && (text[0] == '+' || text[0] == '-') {
		return text[:1], text[1:]
	}
	return "", text
}

func allDigits(text string) bool {
	for i := range len(text) {
		if !digit(text[i]) {
			return false
		}
	}
	return text != ""
}

func digit(c byte) bool { return c >= '0' && c <= '9' }
