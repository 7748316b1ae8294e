// Package verb is the command line of `go run ./build`: a table of verbs, each
// a name, a synopsis and a function, and the dispatch by name.
package verb

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
)

// Verb is one thing that the build command can do.
type Verb struct {
	// Name is the word on the command line, in lower case.
	Name string
	// Synopsis says in one line, without a full stop, what the verb does.
	Synopsis string
	// Run does it. It parses args with a flag set of its own (see Flags). Its
	// context ends at Ctrl-C; processes that it starts hang on that context. An
	// error is printed as one line (or more) behind the verb's name, and the exit
	// code is then 1.
	Run func(ctx context.Context, args []string) error
}

// ErrReported is returned by a verb that has already told the user what failed:
// the exit code is 1 and nothing more is printed.
var ErrReported = errors.New("already reported")

// Flags gives the flag set of a verb. usage is what stands behind the verb's
// name on its command line, such as "[-port N]". Errors come back from Parse
// and are not printed by it.
func Flags(name, usage string) *flag.FlagSet {
	fs := flag.NewFlagSet(name, flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	fs.Usage = func() {
		fmt.Fprintf(fs.Output(), "usage: go run ./build %s %s\n", name, usage)
		fs.PrintDefaults()
	}
	return fs
}

// Parse parses args into fs. Asked for help, it prints the usage on w and
// answers flag.ErrHelp. It refuses arguments behind the flags: a verb that takes
// some calls fs.Parse itself.
func Parse(fs *flag.FlagSet, args []string, w io.Writer) error {
	err := ParseFlags(fs, args)
	if errors.Is(err, flag.ErrHelp) {
		fs.SetOutput(w)
		fs.Usage()
		return err
	}
	if refused := (*refusal)(nil); errors.As(err, &refused) {
		return err
	}
	if err != nil {
		return fmt.Errorf("%w: go run ./build %s -h lists the flags", err, fs.Name())
	}
	if fs.NArg() > 0 {
		return fmt.Errorf("argument: %q: this verb takes flags only, see go run ./build %s -h", fs.Arg(0), fs.Name())
	}
	return nil
}

// Dispatch runs the verb that args name and answers the exit code: 0 done or
// helped, 1 the verb failed, 2 no such verb.
func Dispatch(ctx context.Context, verbs []Verb, args []string, stdout, stderr io.Writer) int {
	if len(args) == 0 {
		list(stderr, verbs)
		return 2
	}
	name := args[0]
	switch name {
	case "help", "-h", "-help", "--help":
		list(stdout, verbs)
		return 0
	}
	for _, v := range verbs {
		if v.Name == name {
			return report(v, v.Run(ctx, args[1:]), stderr)
		}
	}
	var names []string
	for _, v := range verbs {
		names = append(names, v.Name)
	}
	fmt.Fprintf(stderr, "verb: %q: one of %s\n", name, strings.Join(names, ", "))
	return 2
}

func report(v Verb, err error, stderr io.Writer) int {
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
		return 0
	case errors.Is(err, ErrReported):
		return 1
	}
	fmt.Fprintf(stderr, "%s: %v\n", v.Name, err)
	return 1
}

func list(w io.Writer, verbs []Verb) {
	fmt.Fprintf(w, "usage: go run ./build VERB [flags]\n\n")
	for _, v := range verbs {
		fmt.Fprintf(w, "  %-8s %s\n", v.Name, v.Synopsis)
	}
	fmt.Fprintf(w, "\nEach verb lists its flags with -h.\n")
}
