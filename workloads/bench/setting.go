package bench

// Setting is a param's key with a value in canonical text.
type Setting struct{ Key, Value string }

// Value gives the value of a key in list, and whether it has one.
func Value(list []Setting, key string) (string, bool) {
	for _, s := range list {
		if s.Key == key {
			return s.Value, true
		}
	}
	return "", false
}

// Mattering gives those settings whose param matters under them: its When
// holds. settings name every param.
func (w *Workload) Mattering(settings []Setting) []Setting {
	var out []Setting
	for _, p := range w.Describe() {
		if v, ok := Value(settings, p.Key); ok && p.When.Holds(settings) {
			out = append(out, Setting{p.Key, v})
		}
	}
	return out
}

// Metric finds a metric by its name; nil if there is none.
func (w *Workload) Metric(name string) *Metric {
	for i := range w.Metrics {
		if w.Metrics[i].Name == name {
			return &w.Metrics[i]
		}
	}
	return nil
}
