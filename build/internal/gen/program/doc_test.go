package main

import (
	"encoding/json"
	"strings"
	"testing"
)

// four makes a doc.md with the fixed headings and text below the first.
func four(text string) string {
	return "# Title\n\n## What it is\n\n" + text + "\n\n## Where it comes from\n\nA list.\n\n## What to look for\n\nMuch.\n\n## Caveats\n\nNone.\n"
}

func TestDocBecomesATree(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"Plain.", `{"type":"paragraph","children":[{"type":"text","text":"Plain."}]}`},
		{"One\nline \\*so\\* a &amp; b 2 < 3.", `{"type":"paragraph","children":[{"type":"text","text":"One line *so* a & b 2 < 3."}]}`},
		{"An *em*, **strong `x<y`**.", `{"type":"paragraph","children":[{"type":"text","text":"An "},{"type":"emphasis","children":[{"type":"text","text":"em"}]},{"type":"text","text":", "},{"type":"strong","children":[{"type":"text","text":"strong "},{"type":"code","text":"x<y"}]},{"type":"text","text":"."}]}`},
		{"A [chain](#chain).", `{"type":"paragraph","children":[{"type":"text","text":"A "},{"type":"link","href":"#chain","children":[{"type":"text","text":"chain"}]},{"type":"text","text":"."}]}`},
		{"<https://example.org/a>", `{"type":"paragraph","children":[{"type":"link","href":"https://example.org/a","children":[{"type":"text","text":"https://example.org/a"}]}]}`},
		{"- a\n- b\n  1. c", `{"type":"list","ordered":false,"items":[[{"type":"paragraph","children":[{"type":"text","text":"a"}]}],[{"type":"paragraph","children":[{"type":"text","text":"b"}]},{"type":"list","ordered":true,"items":[[{"type":"paragraph","children":[{"type":"text","text":"c"}]}]]}]]}`},
		{"| a | b |\n|---|--:|\n| 1 | `2` |", `{"type":"table","align":["left","right"],"head":[[{"type":"text","text":"a"}],[{"type":"text","text":"b"}]],"rows":[[[{"type":"text","text":"1"}],[{"type":"code","text":"2"}]]]}`},
		{"```go\nx := 1\n```", `{"type":"code","language":"go","text":"x := 1\n"}`},
		{"    plain code", `{"type":"code","language":"","text":"plain code\n"}`},
		{"> said", `{"type":"quote","children":[{"type":"paragraph","children":[{"type":"text","text":"said"}]}]}`},
		{"### Ours & *theirs*", `{"type":"heading","level":3,"id":"ours--theirs","children":[{"type":"text","text":"Ours & "},{"type":"emphasis","children":[{"type":"text","text":"theirs"}]}]}`},
	} {
		nodes, err := parseDoc([]byte(four(c.text)))
		if err != nil {
			t.Errorf("%q: %v", c.text, err)
			continue
		}
		b, err := marshal(nodes[1])
		if err != nil {
			t.Fatal(err)
		}
		var got, want any
		if err := json.Unmarshal(b, &got); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal([]byte(c.want), &want); err != nil {
			t.Fatal(err)
		}
		g, _ := json.Marshal(got)
		w, _ := json.Marshal(want)
		if string(g) != string(w) {
			t.Errorf("%q:\n%s\nwant\n%s", c.text, g, w)
		}
	}
}

func TestDocRefusesWhatNoPageHas(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{four("<b>bold</b>"), "line 5: RawHTML: no docs page has one"},
		{four("<div>\nblock\n</div>"), "line 5: HTMLBlock: no docs page has one"},
		{four("a\n\n---\n\nb"), "ThematicBreak: no docs page has one"},
		{four("So:\n![a picture](x.png)"), "line 6: Image: no docs page has one"},
		{four("a  \nb"), "line 5: hard line break"},
		{four("see [it](javascript:alert)"), `line 5: link: "javascript:alert": it begins with https://, http:// or #`},
		{four("#### Deep"), "line 5: heading of level 4"},
		{four("## More"), `headings: ["What it is" "More"`},
		{"## What it is\n\nx", `headings: ["What it is"]: ["What it is" "Where it comes from" "What to look for" "Caveats"]`},
		{"", "headings: []"},
	} {
		_, err := parseDoc([]byte(c.text))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: error %v, want %s", c.text, err, c.want)
		}
	}
}
