package bench

import (
	"errors"
	"slices"
	"strings"
)

// Describe gives the declared params, in order.
func (w *Workload) Describe() []Param {
	p := &Params{browser: inBrowser}
	w.New(p)
	return p.list
}

// Bind makes a Body with the given settings; params not named have their
// defaults. It gives the body and every param's canonical value, in the order
// of declaration. The error joins one *ParamError for each setting that
// cannot be taken: unknown, given twice, of the wrong type or out of range.
// Nothing is changed silently.
func (w *Workload) Bind(settings []Setting) (Body, []Setting, error) {
	return w.bind(settings, inBrowser)
}

func (w *Workload) bind(settings []Setting, browser bool) (Body, []Setting, error) {
	p := &Params{browser: browser}
	body := w.New(p)
	var errs []error
	seen := make([]bool, len(p.list))
	for _, s := range settings {
		i := p.index(s.Key)
		if i < 0 {
			errs = append(errs, &ParamError{s.Key, s.Value, "no such param of " + w.ID + ": it has " + p.keys()})
			continue
		}
		if seen[i] {
			errs = append(errs, &ParamError{s.Key, s.Value, "given twice: once would be right"})
			continue
		}
		seen[i] = true
		canonical, err := p.set[i](s.Value)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		p.current[i] = canonical
	}
	all := make([]Setting, len(p.list))
	for i := range p.list {
		all[i] = Setting{p.list[i].Key, p.current[i]}
	}
	return body, all, errors.Join(errs...)
}

// NativeOnly tells whether settings choose what no browser can run.
func (w *Workload) NativeOnly(settings []Setting) bool {
	for _, p := range w.Describe() {
		for _, c := range p.Choices {
			if c.Native && slices.Contains(settings, Setting{p.Key, c.Value}) {
				return true
			}
		}
	}
	return false
}

func (p *Params) index(key string) int {
	for i := range p.list {
		if p.list[i].Key == key {
			return i
		}
	}
	return -1
}

func (p *Params) keys() string {
	keys := make([]string, len(p.list))
	for i := range p.list {
		keys[i] = p.list[i].Key
	}
	return strings.Join(keys, ", ")
}

// Preset finds a preset by its ID; the error lists those that exist.
func (w *Workload) Preset(id string) (*Preset, error) {
	var ids []string
	for i := range w.Presets {
		if w.Presets[i].ID == id {
			return &w.Presets[i], nil
		}
		ids = append(ids, w.Presets[i].ID)
	}
	return nil, &ParamError{"preset", id, "one of " + strings.Join(ids, ", ")}
}
