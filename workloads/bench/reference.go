package bench

// RowKind says how a reference row came to be.
type RowKind string

// The kinds of reference row.
const (
	RowHistoric RowKind = "historic" // printed in the historic text
	RowMeasured RowKind = "measured" // the real system, measured again
	RowNative   RowKind = "native"   // this workload run natively; written by `go run ./build ref`
)

// Reference is the content of a workload's reference.json: figures to compare
// with, each with its machine, runtime, year and source. It is read when the
// manifest is made and is not part of the wasm.
type Reference struct {
	Sources []Source       `json:"sources"`
	Rows    []ReferenceRow `json:"rows"`
}

// Source is where historic figures were printed.
type Source struct {
	ID    string `json:"id"`
	Title string `json:"title"`
	Where string `json:"where"`
	Year  int    `json:"year,omitempty"` // 0 where the text gives none
	URL   string `json:"url,omitempty"`
}

// ReferenceRow is one figure. Metric names a metric of the workload, and Value
// is then in that metric's unit; a figure that no metric corresponds to has an
// empty Metric and keeps its printed name and unit. Params are the workload's
// own keys with canonical values: the row is comparable with a run whose
// params agree with all of them. Like are params that make it the nearer one:
// of the comparable rows of one kind that with the most of them agreeing is
// shown big, and the first in the file among equals, so the order of rows is
// by importance. Conditions are further circumstances, for people to read.
type ReferenceRow struct {
	Kind       RowKind           `json:"kind"`
	Source     string            `json:"source,omitempty"` // a Source's ID
	Machine    string            `json:"machine"`
	Runtime    string            `json:"runtime"`
	Year       int               `json:"year,omitempty"`
	Date       string            `json:"date,omitempty"` // of native rows, 2026-11-30
	Metric     string            `json:"metric,omitempty"`
	Name       string            `json:"name"` // as printed
	Unit       string            `json:"unit"`
	Value      float64           `json:"value"`
	Low        float64           `json:"low,omitempty"` // 95 % interval of native rows
	High       float64           `json:"high,omitempty"`
	Params     map[string]string `json:"params,omitempty"`
	Like       map[string]string `json:"like,omitempty"`
	Conditions map[string]string `json:"conditions,omitempty"`
	Note       string            `json:"note,omitempty"`
}

// DocHeadings are the second-level headings of every workload's doc.md, in
// this order and no others.
var DocHeadings = [...]string{"What it is", "Where it comes from", "What to look for", "Caveats"}
