package configlink

import (
	"strings"

	"switchyard/workloads/bench"
)

// Write gives the link, from its # on; "" for the Yard and for what is unknown.
func Write(l *Link) string {
	switch l.Screen {
	case Docs:
		if l.Topic != "" {
			return "#docs/" + l.Topic
		}
		return "#docs"
	case Result:
		return "#" + l.Claim
	case Board:
		return "#board"
	}
	var fields []string
	add := func(key, value, plain string) {
		if value != plain {
			fields = append(fields, key+"="+escaped(value))
		}
	}
	name := Challenge
	switch l.Screen {
	case Challenge:
		add("rounds", l.Rounds, "")
	case Workload:
		name = l.Workload.ID
		for _, p := range l.described {
			if value, set := bench.Value(l.Params, p.Key); set {
				add(p.Key, value, p.Default)
			}
		}
		add("seed", l.Seed, defaultSeed)
		add("samples", l.Samples, DefaultSamples)
		add("mode", l.Mode, defaultMode)
		add("tab", l.Tab, tabs[0])
		add("sweep", l.Sweep, "")
		add("ab", l.AB, "")
		if p := l.Place; p != nil {
			add("step", p.Step, "")
			add("view", p.View, views[0])
			add("at", p.At, "")
			add("with", p.Beside, "")
		}
	default:
		return ""
	}
	if l.Big {
		add("big", "on", "")
	}
	if len(fields) == 0 {
		return "#" + name
	}
	return "#" + name + "?v=" + version + "&" + strings.Join(fields, "&") + "&" + mark
}

// readable stand in values as they are, beside letters and digits.
const readable = "-_.!~*'():,/"

// escaped writes a value as the page does.
func escaped(value string) string {
	var b strings.Builder
	for _, c := range []byte(value) {
		if c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || strings.IndexByte(readable, c) >= 0 {
			b.WriteByte(c)
			continue
		}
		const hex = "0123456789ABCDEF"
		b.WriteString("%" + string(hex[c>>4]) + string(hex[c&15]))
	}
	return b.String()
}
