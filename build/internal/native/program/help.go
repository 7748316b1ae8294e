package main

import (
	"fmt"
	"io"
	"strings"

	"switchyard/workloads/bench"
)

func usage(w io.Writer, all []*bench.Workload) {
	fmt.Fprintf(w, "usage: go run ./build native WORKLOAD [flags]\n       go run ./build native '#LINK' [flags]    runs what a link of the page says\n\n")
	rows := [][]string{}
	for _, wl := range all {
		rows = append(rows, []string{"  " + wl.ID, fmt.Sprint(wl.Year), wl.Claim})
	}
	columns(w, rows)
	fmt.Fprintf(w, "\nnative -list lists the presets too; native WORKLOAD -h tells its params.\nThe exit code is 0 after a right answer and 1 otherwise, as go run gives no other.\n")
}

func list(w io.Writer, all []*bench.Workload) {
	for i, wl := range all {
		if i > 0 {
			fmt.Fprintln(w)
		}
		fmt.Fprintf(w, "%s  %s, %d\n", wl.ID, wl.Title, wl.Year)
		presets(w, wl)
	}
}

func presets(w io.Writer, wl *bench.Workload) {
	rows := [][]string{}
	for _, p := range wl.Presets {
		var values []string
		for _, s := range p.Values {
			values = append(values, s.Key+"="+s.Value)
		}
		rows = append(rows, []string{"  " + p.ID, p.Help, strings.Join(values, " ")})
	}
	columns(w, rows)
}

// describe tells all flags of a workload.
func describe(w io.Writer, wl *bench.Workload) {
	fmt.Fprintf(w, "usage: go run ./build native %s [flags]\n\n%s, %d: %s\n%s\n\nParams\n", wl.ID, wl.Title, wl.Year, wl.Origin, wl.Claim)
	rows := [][]string{}
	for _, p := range wl.Describe() {
		rows = append(rows, []string{"  -" + kebab(p.Key), takes(&p), "default " + p.Default, p.Help + onlyWith(p.When)})
		for _, c := range p.Choices {
			note := ""
			if c.Native {
				note = " Natively only."
			}
			rows = append(rows, []string{"", "  " + c.Value, "", c.Help + note})
		}
	}
	columns(w, rows)
	fmt.Fprintf(w, "\nPresets\n")
	presets(w, wl)
	fmt.Fprintf(w, "\nOther flags\n")
	rows = nil
	for _, o := range options {
		rows = append(rows, []string{"  -" + o.name, o.value, o.help})
	}
	columns(w, rows)
}

func takes(p *bench.Param) string {
	switch p.Kind {
	case bench.KindChoice:
		return "one of"
	case bench.KindSwitch:
		return "on or off"
	}
	text := p.Range()
	if p.Unit != "" {
		text += " " + p.Unit
	}
	return text
}

func onlyWith(when bench.When) string {
	if len(when) == 0 {
		return ""
	}
	var parts []string
	for _, m := range when {
		parts = append(parts, m.Key+" "+strings.Join(m.Values, " or "))
	}
	return " Only with " + strings.Join(parts, ", ") + "."
}
