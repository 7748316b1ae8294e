package measured

import "fmt"

// Where says what the figures were taken on and when.
func (f File) Where() string {
	m := f.Machine
	return fmt.Sprintf("%s, %s cores, %s, %s, Chromium %s, %s", m["processor"], m["cores"], m["os"], m["go"], m["browser"], f.Date)
}

// Targets are the rows that have one, met or not.
func (f File) Targets() (rows []Row) {
	for _, r := range f.Rows {
		if r.Limit != nil {
			rows = append(rows, r)
		}
	}
	return rows
}

// Summary says how many targets are met, in a sentence or two.
func (f File) Summary() string {
	met := 0
	for _, r := range f.Targets() {
		if r.Met != nil && *r.Met {
			met++
		}
	}
	text := fmt.Sprintf("%d of %d targets are met.", met, len(f.Targets()))
	if f.Quick {
		text = "A quick look of few rounds, not to be quoted. " + text
	}
	return text
}

// Short says what falls short of its target or was not measured, a text each.
func (f File) Short() (texts []string) {
	for _, r := range f.Targets() {
		switch {
		case r.Met == nil:
			texts = append(texts, r.What+": not measured")
		case !*r.Met:
			texts = append(texts, fmt.Sprintf("%s: %s, %s wanted", r.What, r.Text(), r.Target()))
		}
	}
	return texts
}
