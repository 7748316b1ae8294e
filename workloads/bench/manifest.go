package bench

import "strconv"

// ManifestSchema names the form of the manifest.
const ManifestSchema = "switchyard.manifest.v1"

// Manifest is the description of all workloads as JSON. The page is built
// with it, so that it paints and its forms work before any wasm has arrived.
func Manifest(all []*Workload) []byte {
	w := new(jsonWriter)
	w.record(func() {
		w.str("schema", ManifestSchema)
		w.array("workloads", len(all), func(i int) { all[i].manifest(w) })
	})
	return w.b
}

// ManifestHash is the FNV-1a hash of a manifest in hexadecimal. Page and wasm
// have it as a generated constant and exchange it with each run: they never
// disagree silently.
func ManifestHash(manifest []byte) string {
	h := uint64(14695981039346656037)
	for _, c := range manifest {
		h = (h ^ uint64(c)) * 1099511628211
	}
	text := strconv.FormatUint(h, 16)
	return "0000000000000000"[len(text):] + text
}

func (wl *Workload) manifest(w *jsonWriter) {
	params := wl.Describe()
	w.record(func() {
		w.str("id", wl.ID)
		w.str("title", wl.Title)
		w.integer("year", int64(wl.Year))
		w.boolean("undated", wl.Undated)
		w.str("origin", wl.Origin)
		w.str("claim", wl.Claim)
		w.str("layout", string(wl.Layout))
		w.array("params", len(params), func(i int) { params[i].manifest(w) })
		w.array("presets", len(wl.Presets), func(i int) { wl.Presets[i].manifest(w) })
		w.array("metrics", len(wl.Metrics), func(i int) { wl.Metrics[i].manifest(w) })
		w.array("counts", len(wl.Counts), func(i int) { wl.Counts[i].manifest(w) })
		w.array("charts", len(wl.Charts), func(i int) { wl.Charts[i].manifest(w) })
		w.array("memory", len(wl.Memory), func(i int) { wl.Memory[i].manifest(w) })
		wl.Records.manifest(w, "records")
		w.array("basis", len(wl.Basis), func(i int) {
			w.record(func() {
				wl.Basis[i].When.manifest(w, "when")
				w.str("text", wl.Basis[i].Text)
			})
		})
		w.array("names", len(wl.Names), func(i int) { wl.Names[i].manifest(w) })
	})
}

func (c When) manifest(w *jsonWriter, key string) {
	w.array(key, len(c), func(i int) {
		w.record(func() {
			w.str("key", c[i].Key)
			w.strs("values", c[i].Values)
		})
	})
}

func (p *Param) manifest(w *jsonWriter) {
	w.record(func() {
		w.str("key", p.Key)
		w.str("kind", string(p.Kind))
		w.str("label", p.Label)
		w.str("help", p.Help)
		w.str("unit", p.Unit)
		w.str("default", p.Default)
		w.number("min", p.Min)
		w.number("max", p.Max)
		w.number("least", p.Least)
		w.str("scale", string(p.Scale))
		w.array("choices", len(p.Choices), func(i int) {
			c := p.Choices[i]
			w.record(func() {
				w.str("value", c.Value)
				w.str("label", c.Label)
				w.str("help", c.Help)
				w.boolean("native", c.Native)
			})
		})
		p.When.manifest(w, "when")
	})
}

func (p *Preset) manifest(w *jsonWriter) {
	w.record(func() {
		w.str("id", p.ID)
		w.str("label", p.Label)
		w.str("help", p.Help)
		w.object("values", func() {
			for _, s := range p.Values {
				w.str(s.Key, s.Value)
			}
		})
		w.boolean("historic", p.Historic)
	})
}

func (m *Metric) manifest(w *jsonWriter) {
	w.record(func() {
		w.str("name", m.Name)
		w.str("label", m.Label)
		w.str("unit", m.Unit)
		w.str("better", string(m.Better))
		w.boolean("headline", m.Headline)
		w.str("row", m.Row)
		w.str("help", m.Help)
		m.When.manifest(w, "when")
		w.boolean("native", m.Native)
		w.boolean("alone", m.Alone)
	})
}

func (c *Count) manifest(w *jsonWriter) {
	w.record(func() {
		w.str("name", c.Name)
		w.str("label", c.Label)
		w.str("help", c.Help)
		c.When.manifest(w, "when")
		w.boolean("varies", c.Varies)
		w.boolean("native", c.Native)
	})
}

func (c *Chart) manifest(w *jsonWriter) {
	w.record(func() {
		w.str("kind", string(c.Kind))
		w.str("title", c.Title)
		w.str("metric", c.Metric)
		w.str("x", c.X)
		w.str("series", c.Series)
		w.boolean("log", c.Log)
	})
}

func (n *Named) manifest(w *jsonWriter) {
	w.record(func() {
		n.When.manifest(w, "when")
		w.integer("from", int64(n.From))
		w.integer("every", int64(n.Every))
		w.str("name", n.Name)
		w.integer("less", int64(n.Less))
	})
}

func (t *Term) manifest(w *jsonWriter) {
	w.record(func() {
		w.number("bytes", t.Bytes)
		w.strs("of", t.Of)
		w.strs("min", t.Min)
		t.When.manifest(w, "when")
	})
}
