package bench

import (
	"slices"
	"strings"
)

// Match holds when the param Key has one of Values.
type Match struct {
	Key    string
	Values []string
}

// When is a condition on params: every Match holds. A nil When always holds.
type When []Match

// Is is the condition that the param key has one of values.
func Is(key string, values ...string) When { return When{{key, values}} }

// And is the condition that both w and other hold.
func (w When) And(other When) When { return append(append(When(nil), w...), other...) }

// Holds tells whether w holds for settings, which name every param of w.
func (w When) Holds(settings []Setting) bool {
	for _, m := range w {
		if !m.holds(settings) {
			return false
		}
	}
	return true
}

func (m Match) holds(settings []Setting) bool {
	v, ok := Value(settings, m.Key)
	return ok && slices.Contains(m.Values, v)
}

// words says a condition in text: "engine soft or hard, stack own".
func (w When) words(before string) string {
	parts := make([]string, len(w))
	for i, m := range w {
		parts[i] = m.Key + " " + strings.Join(m.Values, " or ")
	}
	return before + strings.Join(parts, ", ")
}
