package main

import (
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/util"
)

func (d *doc) inlines(parent ast.Node) []node {
	nodes := []node{}
	for n := parent.FirstChild(); n != nil; n = n.NextSibling() {
		switch n := n.(type) {
		case *ast.Text:
			text := n.Segment.Value(d.source)
			if !n.IsRaw() {
				text = util.UnescapePunctuations(util.ResolveEntityNames(util.ResolveNumericReferences(text)))
			}
			if n.HardLineBreak() {
				d.fail(n, "hard line break: a new paragraph would be right")
			}
			line := string(text)
			if n.SoftLineBreak() {
				line += " "
			}
			nodes = addText(nodes, line)
		case *ast.String:
			nodes = addText(nodes, string(n.Value))
		case *ast.CodeSpan:
			nodes = append(nodes, words{"code", d.code(n)})
		case *ast.Emphasis:
			kind := "emphasis"
			if n.Level == 2 {
				kind = "strong"
			}
			nodes = append(nodes, branch{kind, d.inlines(n)})
		case *ast.Link:
			nodes = append(nodes, d.link(n, string(n.Destination), d.inlines(n)))
		case *ast.AutoLink:
			url := string(n.URL(d.source))
			nodes = append(nodes, d.link(n, url, []node{words{"text", url}}))
		default:
			d.fail(n, "%s: no docs page has one: text, code, emphasis, strong and links would be right", n.Kind())
		}
	}
	return nodes
}

// addText joins pieces of text that follow each other.
func addText(nodes []node, text string) []node {
	if text == "" {
		return nodes
	}
	if n := len(nodes); n > 0 {
		if last, ok := nodes[n-1].(words); ok && last.Type == "text" {
			nodes[n-1] = words{"text", last.Text + text}
			return nodes
		}
	}
	return append(nodes, words{"text", text})
}

func (d *doc) code(n *ast.CodeSpan) string {
	var b strings.Builder
	for c := n.FirstChild(); c != nil; c = c.NextSibling() {
		if t, ok := c.(*ast.Text); ok {
			b.WriteString(strings.ReplaceAll(string(t.Segment.Value(d.source)), "\n", " "))
		}
	}
	return b.String()
}

// link takes places on the web and within the page's own addresses.
func (d *doc) link(n ast.Node, href string, children []node) node {
	if !strings.HasPrefix(href, "https://") && !strings.HasPrefix(href, "http://") && !strings.HasPrefix(href, "#") {
		d.fail(n, "link: %q: it begins with https://, http:// or #", href)
	}
	return link{"link", href, children}
}
