package check

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"regexp"

	"switchyard/build/internal/repo"
)

// forbidden is what no file may say, and what would be right instead. The
// words are put together here, so that this file does not say them.
var forbidden = []struct {
	pattern *regexp.Regexp
	want    string
}{
	{regexp.MustCompile(`\b(TO` + `DO|FIX` + `ME|XX` + `X)\b`), "the thing done, or an issue"},
	{regexp.MustCompile(`\bOo` + `ps\b`), "what happened, what was kept, what to do"},
	{regexp.MustCompile(`(^|[^\w.-])/(ro` + `ot|wo` + `rk|ho` + `me/\w+|Us` + `ers/\w+)/\w`), "no path of a machine"},
	{regexp.MustCompile(`(regis` + `try\.npm|pro` + `xy\.golang|sum` + `\.golang|deb\.deb` + `ian)`), "no name of a registry's host"},
	{regexp.MustCompile(`^(<<<` + `<<<<|>>>` + `>>>>) `), "no marker of a merge"},
	{regexp.MustCompile(`[\x{1F300}-\x{1FAFF}\x{2600}-\x{26FF}\x{FE0F}]`), "no emoji"},
}

// words finds what no file may say.
func words(ctx context.Context, r repo.Repo) (string, error) {
	all, err := sources(ctx, r)
	if err != nil {
		return "", err
	}
	var errs []error
	for _, s := range all {
		errs = append(errs, say(s))
	}
	return fmt.Sprintf("%d files", len(all)), errors.Join(errs...)
}

func say(s source) error {
	var errs []error
	n := 0
	for line := range bytes.SplitSeq(s.text, []byte("\n")) {
		n++
		for _, f := range forbidden {
			if found := f.pattern.Find(line); found != nil {
				errs = append(errs, fmt.Errorf("%s:%d: %q: %s", s.path, n, found, f.want))
			}
		}
	}
	return errors.Join(errs...)
}
