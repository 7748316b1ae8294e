package wire

import (
	"strconv"
	"strings"

	"switchyard/workloads/bench"
)

// A message stays readable whatever was asked: it lists at most mostErrors
// values, and of each key no more than of a value.
const mostErrors = 20

// refusal is the failure of a request whose values cannot be taken.
func refusal(err error) *bench.Failure {
	all := flat(err)
	var text strings.Builder
	for i, e := range all {
		if i == mostErrors {
			text.WriteString("\nand " + grouped(len(all)-i) + " more")
			break
		}
		if i > 0 {
			text.WriteByte('\n')
		}
		text.WriteString(shown(e))
	}
	f := *bench.AsFailure("params", err)
	f.Message = text.String()
	return &f
}

// flat gives the errors that err joins, or err alone.
func flat(err error) []error {
	for {
		switch e := err.(type) {
		case interface{ Unwrap() []error }:
			return e.Unwrap()
		case *bench.Failure:
			if e.Unwrap() == nil {
				return []error{err}
			}
			err = e.Unwrap()
		default:
			return []error{err}
		}
	}
}

// shown is an error's text; a key that is long or no plain name is quoted as
// values are.
func shown(err error) string {
	p, ok := err.(*bench.ParamError)
	if !ok || plain(p.Key) {
		return err.Error()
	}
	named := *p
	named.Key = bench.Quote(p.Key)
	return named.Error()
}

func plain(key string) bool {
	for _, c := range []byte(key) {
		letter := c|0x20 >= 'a' && c|0x20 <= 'z'
		if !letter && (c < '0' || c > '9') && c != '_' && c != '.' && c != '-' {
			return false
		}
	}
	return key != "" && len(key) <= bench.MostShown
}

// grouped writes 19980 as 19,980.
func grouped(n int) string {
	text := strconv.Itoa(n)
	for at := len(text) - 3; at > 0; at -= 3 {
		text = text[:at] + "," + text[at:]
	}
	return text
}
