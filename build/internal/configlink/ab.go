package configlink

import (
	"slices"
	"strings"
)

// abRounds are the rounds that a comparison of two may have.
var abRounds = []string{"6", defaultABRounds, "20"}

const defaultABRounds = "10"

// takeAB reads what the configuration is compared with, and in how many rounds.
func (l *Link) takeAB(text string) {
	how, rounds, asks := strings.Cut(text, "/")
	how, ok := l.beside("ab", how)
	switch {
	case !ok:
	case !asks || rounds == defaultABRounds:
		l.AB = how
	case slices.Contains(abRounds, rounds):
		l.AB = how + "/" + rounds
	default:
		l.refuse("ab", text, "behind the / one of "+strings.Join(abRounds, ", ")+" rounds")
	}
}
