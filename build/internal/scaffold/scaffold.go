// Package scaffold is the verb new: it writes a sixth workload, which is one
// folder, so small that it works at once and shows everything there is to fill in.
package scaffold

import (
	"bytes"
	"context"
	"embed"
	"errors"
	"fmt"
	"os"
	"path"
	"strings"
	"text/template"
	"time"

	"switchyard/build/internal/gen"
	"switchyard/build/internal/repo"
	"switchyard/build/internal/verb"
)

// Verb is the verb new.
var Verb = verb.Verb{
	Name:     "new",
	Synopsis: "write the folder of a new workload: new NAME",
	Run:      run,
}

//go:embed templates
var templates embed.FS

// files are what a workload's folder has, by the template of each; NAME is the
// workload's.
var files = []struct{ name, template string }{
	{"workload.go", "workload.go.tmpl"},
	{"NAME.go", "body.go.tmpl"},
	{"NAME_test.go", "body_test.go.tmpl"},
	{"doc.md", "doc.md.tmpl"},
	{"reference.json", "reference.json.tmpl"},
}

func run(ctx context.Context, args []string) error {
	fs := verb.Flags("new", "NAME\n\nWrites workloads/NAME, a small workload that works at once, with its test, text and reference figures,\n"+
		"and lists it; CONTRIBUTING.md says how to go on.\nNAME: "+nameRule+", such as pingpong.")
	if err := fs.Parse(args); err != nil {
		return verb.Parse(fs, args, os.Stdout)
	}
	if fs.NArg() != 1 {
		return errors.New("go run ./build new NAME: one name, such as pingpong")
	}
	r, err := repo.Find()
	if err != nil {
		return err
	}
	written, err := New(ctx, r, fs.Arg(0), time.Now().Year())
	for _, p := range written {
		fmt.Println(p)
	}
	if err == nil {
		fmt.Printf("\nIt runs: go run ./build native %s\nIts test: go test ./workloads/%s\n", fs.Arg(0), fs.Arg(0))
	}
	return err
}

// New writes the workload name and makes what derives from it anew. It gives
// the paths, relative to the top folder, of all that was written. What fails is
// taken back: the tree is then as it was.
func New(ctx context.Context, r repo.Repo, name string, year int) ([]string, error) {
	if err := checkName(r, name); err != nil {
		return nil, err
	}
	written, err := write(r, name, year)
	if err != nil {
		return nil, errors.Join(err, os.RemoveAll(r.Path("workloads/"+name)))
	}
	generated, err := gen.Run(ctx, r, false)
	if err != nil {
		return nil, errors.Join(err, takeBack(r, name))
	}
	return append(written, generated...), nil
}

// takeBack removes the workload and its name in the registry. All else that
// derives from the workloads is written in one go at the end, and was not.
func takeBack(r repo.Repo, name string) error {
	if err := os.RemoveAll(r.Path("workloads/" + name)); err != nil {
		return err
	}
	return gen.Registry(r)
}

func write(r repo.Repo, name string, year int) ([]string, error) {
	t, err := template.ParseFS(templates, "templates/*.tmpl")
	if err != nil {
		return nil, err
	}
	folder := "workloads/" + name
	if err := os.Mkdir(r.Path(folder), 0o755); err != nil {
		return nil, err
	}
	values := struct {
		ID, Title string
		Year      int
	}{name, strings.ToUpper(name[:1]) + name[1:], year}
	var written []string
	for _, f := range files {
		var b bytes.Buffer
		if err := t.ExecuteTemplate(&b, f.template, values); err != nil {
			return written, err
		}
		p := path.Join(folder, strings.Replace(f.name, "NAME", name, 1))
		if err := os.WriteFile(r.Path(p), b.Bytes(), 0o644); err != nil {
			return written, err
		}
		written = append(written, p)
	}
	return written, nil
}
