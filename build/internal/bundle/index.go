package bundle

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
)

var (
	reference = regexp.MustCompile(`\b(src|href)="([^"]*)"`)
	script    = regexp.MustCompile(`(?m)^[ \t]*<script type="module"`)
	comment   = regexp.MustCompile(`(?s)<!--.*?-->\s*`)
	policy    = regexp.MustCompile(`(?s)<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]+)"`)
)

// Index makes the page from web/index.html: source paths become the names of
// the files made from them, and comments go. A reference to something that is
// not part of the site is an error, and so is an absolute path, which would
// break under a sub-path.
func Index(template string, out Output) (string, error) {
	page := comment.ReplaceAllString(template, "")
	var errs []error
	page = reference.ReplaceAllStringFunc(page, func(attribute string) string {
		m := reference.FindStringSubmatch(attribute)
		name, err := rename(m[2], out.Names)
		if err != nil {
			errs = append(errs, fmt.Errorf("index.html: %s: %w", attribute, err))
		}
		return fmt.Sprintf("%s=%q", m[1], name)
	})
	var links strings.Builder
	for _, name := range out.Preload {
		fmt.Fprintf(&links, "    <link rel=\"modulepreload\" href=\"%s\">\n", name)
	}
	if at := script.FindStringIndex(page); at != nil {
		page = page[:at[0]] + links.String() + page[at[0]:]
	}
	return page, errors.Join(errs...)
}

func rename(ref string, names map[string]string) (string, error) {
	if strings.Contains(ref, ":") || strings.HasPrefix(ref, "#") || ref == "" {
		return ref, nil
	}
	if name, ok := names[ref]; ok {
		return name, nil
	}
	if strings.HasPrefix(ref, "/") {
		return ref, errors.New("a path without the leading slash, so that any sub-path works")
	}
	var known []string
	for source := range names {
		known = append(known, source)
	}
	slices.Sort(known)
	return ref, fmt.Errorf("one of %s", strings.Join(known, ", "))
}

// Policy gives the content security policy that the page states in its <meta>.
func Policy(page string) (string, error) {
	m := policy.FindStringSubmatch(page)
	if m == nil {
		return "", errors.New(`index.html: no policy: write <meta http-equiv="Content-Security-Policy" content="…">`)
	}
	return strings.Join(strings.Fields(m[1]), " "), nil
}
