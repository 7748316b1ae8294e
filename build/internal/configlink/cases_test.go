package configlink

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"switchyard/build/internal/draws"
	"switchyard/workloads/bench"
)

// What follows is written twice, here and in web/src/params/linkfuzz.test.ts,
// so that both go through the same cases.

// No piece makes a character that is new: Go and browsers are of different
// versions of Unicode, and what does not print is escaped in errors.
var pieces = strings.Fields(`# ? & = % x . - _ / : , 0 1 2 3 9 a n r v t é € " <
&x v=2& v=3& %41 %C3 %C3%A9 1e 1e3 k M .. on n= big= sweep= ab= step= with= preset= 9007199254740993`)

// toys are two workloads with every kind of param, told to the page's test by
// testdata/workloads.json. What they call the same is not the same.
var toys = []*bench.Workload{
	{
		ID: "road",
		New: func(p *bench.Params) bench.Body {
			p.Int(new(int), 100000, bench.Param{Key: "n", Min: 1, Max: 10_000_000, Scale: bench.Log})
			p.Float(new(float64), 0.5, bench.Param{Key: "delay", Max: 1e30})
			p.Float(new(float64), 0, bench.Param{Key: "tick", Max: 20, Least: 1e-6})
			p.Choice(new(string), "soft", bench.Param{Key: "engine", Choices: []bench.Choice{{Value: "soft"}, {Value: "hard"}}})
			p.Switch(new(bool), false, bench.Param{Key: "pause"})
			return nil
		},
		Presets: []bench.Preset{
			{ID: "default"},
			{ID: "three", Values: []bench.Setting{{Key: "n", Value: "3"}, {Key: "engine", Value: "hard"}}},
		},
	},
	{
		ID: "ferry",
		New: func(p *bench.Params) bench.Body {
			p.Choice(new(string), "os", bench.Param{Key: "engine", Choices: []bench.Choice{{Value: "os"}, {Value: "soft"}}})
			p.Int(new(int), 0, bench.Param{Key: "n", Min: -5, Max: 5})
			p.Switch(new(bool), true, bench.Param{Key: "wait"})
			return nil
		},
		Presets: []bench.Preset{{ID: "default"}, {ID: "three", Values: []bench.Setting{{Key: "n", Value: "3"}}}},
	},
}

// links of all versions that were ever given out, of the toys: they work for ever.
func links(t testing.TB) []string {
	t.Helper()
	text, err := os.ReadFile("testdata/links.txt")
	if err != nil {
		t.Fatal(err)
	}
	return strings.Fields(string(text))
}

func spoilt(d *draws.Draws, link string) string {
	text := []rune(link)
	for range 1 + d.Below(3) {
		text = draws.Spoilt(d, text, func() []rune { return []rune(pieces[d.Below(len(pieces))]) })
	}
	return string(text)
}

// outcome is all that was read, in words.
func outcome(l *Link) string {
	return fmt.Sprintf("%s %s\n%s", l.Screen, Write(l), strings.Join(l.Errors, "\n"))
}

// digest goes through n cases.
func digest(d *draws.Draws, links []string, n int, look func(text string, l *Link)) string {
	h := uint32(0x811c9dc5) // FNV-1a of characters
	for range n {
		text := spoilt(d, links[d.Below(len(links))])
		l := Read(toys, text)
		look(text, l)
		for _, r := range outcome(l) {
			h = (h ^ uint32(r)) * 0x01000193
		}
	}
	return fmt.Sprintf("%08x", h)
}
