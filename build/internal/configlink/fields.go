package configlink

import (
	"net/url"
	"regexp"
	"strings"
	"unicode/utf8"

	"switchyard/workloads/bench"
)

// field is one key=value of a query, as it came.
type field struct {
	key, raw string
	is       bool // there is a =
}

func (f field) text() string {
	if f.is {
		return f.key + "=" + f.raw
	}
	return f.key
}

var newerForm = regexp.MustCompile(`^[1-9][0-9]{0,2}$`)

// fields gives those of a query but for its version and its end; none where
// the version is another than ours.
func (l *Link) fields(query string, asks bool) []field {
	if !asks {
		return nil
	}
	if query == "" || query == "v" || query == "v=" {
		l.wrong(cut("nothing stands behind the ?"))
		return nil
	}
	var fields []field
	wrote := unmarked
	found := false
	for _, text := range strings.Split(query, "&") {
		f := field{}
		f.key, f.raw, f.is = strings.Cut(text, "=")
		if f.key == "v" && !found {
			wrote, found = f.raw, true
		}
		fields = append(fields, f)
	}
	if wrote != version && wrote != unmarked {
		want := version + " would be right"
		if newerForm.MatchString(wrote) {
			want = "made by a newer version of the page, this one reads " + version + ": reload it"
		}
		l.refuse("v", wrote, want)
		return nil
	}
	last := fields[len(fields)-1]
	if whole := last.key == mark && !last.is; whole || wrote == version {
		fields = fields[:len(fields)-1]
		switch {
		case whole:
		case last.key == "v":
			l.wrong(cut("no field is left"))
		default:
			l.wrong(cut(bench.Quote(last.text()) + ", the last field, is left out"))
		}
	}
	kept := fields[:0]
	for _, f := range fields {
		if f.key != "v" {
			kept = append(kept, f)
		}
	}
	return kept
}

func cut(what string) string {
	return "link: cut: its end, &" + mark + ", is missing; " + what + ": copy the whole link again"
}

// once reads each key once: a second one is reported.
func (l *Link) once(fields []field, read func(field)) {
	seen := map[string]bool{}
	for _, f := range fields {
		if seen[f.key] {
			l.refuse(f.key, f.raw, "given twice: once would be right")
		} else {
			read(f)
		}
		seen[f.key] = true
	}
}

// decoded gives the text of a field; ok is false where it is none, which is reported.
func (l *Link) decoded(f field) (text string, ok bool) {
	if !f.is {
		l.refuse(f.key, f.raw, "key=value would be right")
		return "", false
	}
	text, err := url.PathUnescape(f.raw)
	if err != nil || !utf8.ValidString(text) {
		l.refuse(f.key, f.raw, "% before two hexadecimal digits of UTF-8 would be right, %25 for % itself")
		return "", false
	}
	return text, true
}
