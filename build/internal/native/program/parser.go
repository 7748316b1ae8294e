package main

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"switchyard/workloads/bench"
)

// parser takes a command line flag by flag.
type parser struct {
	call   *call
	params []bench.Param
	args   []string

	preset *bench.Preset // what the link says, until one is given
	given  []bench.Setting
	taken  []string // names of the options so far
}

// positions may stand behind a switch; anything else there is the next argument.
var positions = []string{"on", "off", "true", "false"}

func (p *parser) next() error {
	arg := p.args[0]
	p.args = p.args[1:]
	name, isFlag := strings.CutPrefix(arg, "-")
	if !isFlag || name == "" {
		return errors.New("argument: " + strconv.Quote(arg) + ": a flag, such as -" + p.names()[0])
	}
	name, value, hasValue := strings.Cut(strings.TrimPrefix(name, "-"), "=")
	if name == "h" || name == "help" {
		p.call.help = true
		return nil
	}
	i := slices.IndexFunc(p.params, func(d bench.Param) bool { return name == d.Key || name == kebab(d.Key) })
	if i >= 0 && p.params[i].Kind == bench.KindSwitch && !hasValue {
		value, hasValue = "on", true
		if len(p.args) > 0 && slices.Contains(positions, p.args[0]) {
			value, p.args = p.args[0], p.args[1:]
		}
	}
	o := slices.IndexFunc(options, func(o option) bool { return name == o.name })
	if i < 0 && o < 0 {
		return errors.New("flag: -" + name + ": one of -" + strings.Join(p.names(), ", -"))
	}
	if !hasValue {
		if len(p.args) == 0 {
			return errors.New("flag: -" + name + ": a value behind it")
		}
		value, p.args = p.args[0], p.args[1:]
	}
	if i >= 0 {
		p.given = append(p.given, bench.Setting{Key: p.params[i].Key, Value: value})
		return nil
	}
	if slices.Contains(p.taken, name) {
		return &bench.ParamError{Key: name, Value: value, Want: "given twice: once would be right"}
	}
	p.taken = append(p.taken, name)
	if name == "preset" {
		preset, err := p.call.w.Preset(value)
		p.preset = preset
		return err
	}
	return options[o].set(p.call, value)
}

// names are those of all flags, params first.
func (p *parser) names() []string {
	var names []string
	for _, d := range p.params {
		names = append(names, kebab(d.Key))
	}
	for _, o := range options {
		names = append(names, o.name)
	}
	return names
}

// merged gives the preset's values where no flag replaces them, and the flags'.
func (p *parser) merged() []bench.Setting {
	all := slices.Clone(p.given)
	for _, s := range p.preset.Values {
		if !slices.ContainsFunc(p.given, func(g bench.Setting) bool { return g.Key == s.Key }) {
			all = append(all, s)
		}
	}
	return all
}

// kebab writes a param's key as a flag: checkInterval is check-interval.
func kebab(key string) string {
	var b strings.Builder
	for _, c := range []byte(key) {
		if c >= 'A' && c <= 'Z' {
			b.WriteByte('-')
			c += 'a' - 'A'
		}
		b.WriteByte(c)
	}
	return b.String()
}
