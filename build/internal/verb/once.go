package verb

import (
	"errors"
	"flag"
	"fmt"
)

// ParseFlags is fs.Parse, but refuses a flag that is given twice: of two values
// one would be dropped silently. Errors read `flag: value: what would be right`.
func ParseFlags(fs *flag.FlagSet, args []string) error {
	var wrong error
	plain := map[*flag.Flag]flag.Value{}
	fs.VisitAll(func(f *flag.Flag) {
		plain[f] = f.Value
		f.Value = &once{Value: f.Value, name: f.Name, wrong: &wrong}
	})
	err := fs.Parse(args)
	for f, v := range plain {
		f.Value = v // the usage tells by its type how it is written
	}
	if wrong != nil {
		return wrong
	}
	return err
}

// once is a flag's value that can be set one time. Package flag wraps errors in
// words of its own, so that the first is kept besides.
type once struct {
	flag.Value
	name  string
	given bool
	wrong *error
}

func (o *once) Set(text string) error {
	err := o.set(text)
	if err != nil && *o.wrong == nil {
		*o.wrong = &refusal{o.name, text, err.Error()}
	}
	return err
}

func (o *once) set(text string) error {
	if o.given {
		return errors.New("given twice: once would be right")
	}
	o.given = true
	err := o.Value.Set(text)
	if err != nil && o.IsBoolFlag() {
		return errors.New("true or false")
	}
	return err
}

// refusal says that a flag's value cannot be taken, and what would be right.
type refusal struct{ name, value, want string }

func (r *refusal) Error() string { return fmt.Sprintf("%s: %q: %s", r.name, r.value, r.want) }

// IsBoolFlag tells package flag that the flag may stand without a value.
func (o *once) IsBoolFlag() bool {
	b, ok := o.Value.(interface{ IsBoolFlag() bool })
	return ok && b.IsBoolFlag()
}
