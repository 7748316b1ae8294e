// Package configlink reads and writes links to a screen and to a
// configuration, as the page does (web/src/params/link.ts): both take the same
// from every text and refuse the rest in the same words, which a test of a
// million texts proves. `go run ./build native LINK` runs what a link says.
//
// The form is #chain?v=2&n=1000&engine=hard&x: one key a param, then what
// belongs to no workload; what has its default is left out. The end, x, tells a
// link that is whole from one that was cut. The reasons are in DECISIONS.md.
package configlink
