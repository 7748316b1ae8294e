package main

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/text"

	"switchyard/workloads/bench"
)

// parseDoc makes the tree of a doc.md. A title on its first line is left out:
// whoever shows the tree has the workload's. What the tree has no node for is
// an error with its line.
func parseDoc(source []byte) ([]node, error) {
	p := goldmark.New(goldmark.WithExtensions(extension.Table)).Parser()
	root := p.Parse(text.NewReader(source))
	d := &doc{source: source}
	first := root.FirstChild()
	if h, ok := first.(*ast.Heading); ok && h.Level == 1 {
		root.RemoveChild(root, first)
	}
	nodes := d.blocks(root)
	if d.err == nil && !slices.Equal(d.headings, bench.DocHeadings[:]) {
		d.err = fmt.Errorf("headings: %q: %q", d.headings, bench.DocHeadings)
	}
	return nodes, d.err
}

// doc walks one text; the first error stays.
type doc struct {
	source   []byte
	headings []string
	err      error
}

func (d *doc) fail(n ast.Node, format string, args ...any) {
	if d.err == nil {
		d.err = fmt.Errorf("line %d: %s", d.line(n), fmt.Sprintf(format, args...))
	}
}

// line finds the first line, from 1, of n, of something in it or of what it is in.
func (d *doc) line(n ast.Node) int {
	for up := n; up != nil; up = up.Parent() {
		at := -1
		_ = ast.Walk(up, func(c ast.Node, entering bool) (ast.WalkStatus, error) {
			switch {
			case c.Type() == ast.TypeInline:
				switch c := c.(type) {
				case *ast.Text:
					at = c.Segment.Start
				case *ast.RawHTML:
					at = c.Segments.At(0).Start
				}
			case c.Lines() != nil && c.Lines().Len() > 0:
				at = c.Lines().At(0).Start
			}
			if at >= 0 {
				return ast.WalkStop, nil
			}
			return ast.WalkContinue, nil
		})
		if at >= 0 {
			return 1 + bytes.Count(d.source[:at], []byte("\n"))
		}
	}
	return 1
}

func (d *doc) blocks(parent ast.Node) []node {
	nodes := []node{}
	for n := parent.FirstChild(); n != nil; n = n.NextSibling() {
		switch n := n.(type) {
		case *ast.Heading:
			nodes = append(nodes, d.heading(n))
		case *ast.Paragraph, *ast.TextBlock:
			nodes = append(nodes, branch{"paragraph", d.inlines(n)})
		case *ast.List:
			l := list{Type: "list", Ordered: n.IsOrdered(), Items: [][]node{}}
			for item := n.FirstChild(); item != nil; item = item.NextSibling() {
				l.Items = append(l.Items, d.blocks(item))
			}
			nodes = append(nodes, l)
		case *ast.FencedCodeBlock:
			nodes = append(nodes, codeBlock{"code", string(n.Language(d.source)), d.lines(n)})
		case *ast.CodeBlock:
			nodes = append(nodes, codeBlock{"code", "", d.lines(n)})
		case *ast.Blockquote:
			nodes = append(nodes, branch{"quote", d.blocks(n)})
		case *extast.Table:
			nodes = append(nodes, d.table(n))
		default:
			d.fail(n, "%s: no docs page has one: headings, paragraphs, lists, tables, quotes and code would be right", n.Kind())
		}
	}
	return nodes
}

func (d *doc) heading(n *ast.Heading) node {
	children := d.inlines(n)
	if n.Level != 2 && n.Level != 3 {
		d.fail(n, "heading of level %d: level 2 for the fixed four, level 3 below them", n.Level)
	}
	title := plain(children)
	if n.Level == 2 {
		d.headings = append(d.headings, title)
	}
	id := strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9':
			return r
		case r == ' ' || r == '-':
			return '-'
		}
		return -1
	}, strings.ToLower(title))
	return heading{"heading", n.Level, id, children}
}

// plain is the text of inlines without what marks it.
func plain(nodes []node) string {
	var b strings.Builder
	for _, n := range nodes {
		switch n := n.(type) {
		case words:
			b.WriteString(n.Text)
		case branch:
			b.WriteString(plain(n.Children))
		case link:
			b.WriteString(plain(n.Children))
		}
	}
	return b.String()
}

func (d *doc) lines(n ast.Node) string {
	var b strings.Builder
	for _, s := range n.Lines().Sliced(0, n.Lines().Len()) {
		b.Write(s.Value(d.source))
	}
	return b.String()
}

func (d *doc) table(n *extast.Table) node {
	t := table{Type: "table", Align: []string{}, Rows: [][][]node{}}
	for _, a := range n.Alignments {
		if a == extast.AlignNone {
			a = extast.AlignLeft
		}
		t.Align = append(t.Align, a.String())
	}
	for row := n.FirstChild(); row != nil; row = row.NextSibling() {
		cells := [][]node{}
		for cell := row.FirstChild(); cell != nil; cell = cell.NextSibling() {
			cells = append(cells, d.inlines(cell))
		}
		if _, ok := row.(*extast.TableHeader); ok {
			t.Head = cells
		} else {
			t.Rows = append(t.Rows, cells)
		}
	}
	return t
}
