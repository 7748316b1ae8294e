package configlink

import (
	"fmt"
	"regexp"
	"strings"
	"unicode/utf16"

	"switchyard/workloads/bench"
)

var (
	resultForm = regexp.MustCompile(`^r[0-9]+(\.|$)`)
	topicForm  = regexp.MustCompile(`^[a-z0-9-]{1,40}$`)
)

// Read takes what it can of a text, with or without its #. What it cannot take
// is in Errors, and nothing of it in the rest.
func Read(workloads []*bench.Workload, text string) *Link {
	l := &Link{Screen: Yard, Seed: defaultSeed, Samples: DefaultSamples, Mode: defaultMode, Tab: tabs[0]}
	body := strings.TrimPrefix(text, "#")
	if resultForm.MatchString(body) {
		l.Screen, l.Claim = Result, body
		return l
	}
	if n := length(body); n > MaxLength {
		l.wrong(fmt.Sprintf("link: %d characters: at most %d", n, MaxLength))
		return l
	}
	name, query, asks := strings.Cut(body, "?")
	if name == "" && query == "" {
		return l
	}
	screen, topic, _ := strings.Cut(name, "/")
	switch {
	case screen == Docs:
		l.Screen = Docs
		l.topic(topic)
		l.fieldless(query, asks)
	case name == Board:
		l.Screen = Board
		l.fieldless(query, asks)
	case name == Challenge:
		l.Screen = Challenge
		l.challenge(l.fields(query, asks))
	default:
		l.workload(workloads, name, query, asks)
	}
	return l
}

// length is how the page counts characters.
func length(s string) int {
	n := 0
	for _, r := range s {
		n += utf16.RuneLen(r)
	}
	return n
}

func (l *Link) topic(topic string) {
	switch {
	case topic == "":
	case topicForm.MatchString(topic):
		l.Topic = topic
	default:
		l.refuse("topic", topic, "lower case letters, digits and hyphens")
	}
}

// fieldless is of a screen that has no fields.
func (l *Link) fieldless(query string, asks bool) {
	if asks {
		l.refuse("link", "?"+query, l.Screen+" has no fields")
	}
}

func (l *Link) challenge(fields []field) {
	l.once(fields, func(f field) {
		text, ok := l.decoded(f)
		switch {
		case !ok:
		case f.key == "big":
			l.takeBig(text)
		case f.key != "rounds":
			l.refuse(f.key, text, "no such key of the challenge: it has rounds")
		default:
			if rounds, ok := l.whole("rounds", text, 1, maxRounds); ok {
				l.Rounds = rounds
				if rounds == defaultRounds {
					l.Rounds = ""
				}
			}
		}
	})
}

func (l *Link) workload(all []*bench.Workload, name, query string, asks bool) {
	begun := false
	var ids []string
	for _, w := range all {
		if w.ID == name {
			l.Screen, l.Workload, l.described = Workload, w, w.Describe()
			l.take(l.fields(query, asks))
			return
		}
		ids = append(ids, w.ID)
	}
	for _, id := range append(append([]string{}, ids...), Docs, Board, Challenge) {
		begun = begun || name != "" && strings.HasPrefix(id, name)
	}
	want := "one of " + strings.Join(ids, ", ")
	if begun {
		want += ", of which the link may have been cut"
	}
	l.Screen = Unknown
	l.refuse("workload", name, want)
}

// take reads the fields of a workload. A preset's values stand before all
// others, wherever it is in the link.
func (l *Link) take(fields []field) {
	for _, f := range fields {
		if f.key == "preset" {
			l.preset(f.raw)
			break
		}
	}
	l.once(fields, func(f field) {
		if f.key == "preset" {
			return
		}
		if text, ok := l.decoded(f); ok {
			l.set(f.key, text)
		}
	})
	if l.Sweep != "" || l.AB != "" {
		l.Tab = "numbers" // where they stand
	}
}

func (l *Link) preset(id string) {
	preset, err := l.Workload.Preset(id)
	if err != nil {
		l.wrong(err.Error())
		return
	}
	for _, s := range preset.Values {
		l.set(s.Key, s.Value)
	}
}

func (l *Link) set(key, text string) {
	if l.param(key) != nil {
		value, err := l.canonical(key, text)
		if err != nil {
			l.wrong(err.Error())
			return
		}
		l.put(key, value)
		return
	}
	switch key {
	case "seed":
		if seed, ok := l.whole(key, text, 0, bench.MaxSeed); ok {
			l.Seed = seed
		}
	case "samples":
		if samples, ok := l.whole(key, text, 1, bench.MaxSamples); ok {
			l.Samples = samples
		}
	case "mode":
		l.one(&l.Mode, key, text, modes)
	case "tab":
		l.one(&l.Tab, key, text, tabs)
	case "big":
		l.takeBig(text)
	case "sweep":
		if sweep, err := l.checkSweep(text); err != "" {
			l.refuse(key, text, err)
		} else {
			l.Sweep = sweep
		}
	case "ab":
		l.takeAB(text)
	case "step", "view", "at", "with":
		l.place(key, text)
	default:
		l.refuse(key, text, "no such param of "+l.Workload.ID+": it has "+l.keys())
	}
}

// put sets a param: a later one replaces a preset's.
func (l *Link) put(key, value string) {
	for i := range l.Params {
		if l.Params[i].Key == key {
			l.Params[i].Value = value
			return
		}
	}
	l.Params = append(l.Params, bench.Setting{Key: key, Value: value})
}

func (l *Link) takeBig(text string) {
	if text == "on" {
		l.Big = true
	} else {
		l.refuse("big", text, "on, or no such key")
	}
}
