package main

import (
	"io"
	"strings"
	"unicode/utf8"
)

// columns writes rows with their cells below each other, two spaces apart.
// A cell that begins with rightMark stands at the right of its column.
func columns(w io.Writer, rows [][]string) {
	var widths []int
	for _, row := range rows {
		for i, cell := range row {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			widths[i] = max(widths[i], utf8.RuneCountInString(strings.TrimPrefix(cell, rightMark)))
		}
	}
	for _, row := range rows {
		var b strings.Builder
		for i, cell := range row {
			text, right := strings.CutPrefix(cell, rightMark)
			space := strings.Repeat(" ", widths[i]-utf8.RuneCountInString(text))
			if right {
				text, space = space+text, ""
			}
			b.WriteString(text + space + "  ")
		}
		_, _ = io.WriteString(w, strings.TrimRight(b.String(), " ")+"\n")
	}
}

const rightMark = "\x00"

func right(text string) string { return rightMark + text }
