package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
)

// source is what types.ts needs to know of a Go package.
type source struct {
	docs    map[string]string // of every exported type
	structs map[string]*ast.StructType
	values  map[string][]string // the string constants of each type, quoted
}

func readSource(folder string) (*source, error) {
	s := &source{map[string]string{}, map[string]*ast.StructType{}, map[string][]string{}}
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), ".go") || strings.HasSuffix(e.Name(), "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(folder, e.Name()), nil, parser.ParseComments)
		if err != nil {
			return nil, err
		}
		for _, d := range f.Decls {
			if g, ok := d.(*ast.GenDecl); ok {
				s.add(g)
			}
		}
	}
	return s, nil
}

func (s *source) add(g *ast.GenDecl) {
	for _, spec := range g.Specs {
		switch spec := spec.(type) {
		case *ast.TypeSpec:
			doc := spec.Doc.Text()
			if doc == "" {
				doc = g.Doc.Text()
			}
			s.docs[spec.Name.Name] = doc
			if st, ok := spec.Type.(*ast.StructType); ok {
				s.structs[spec.Name.Name] = st
			}
		case *ast.ValueSpec:
			typ, ok := spec.Type.(*ast.Ident)
			if !ok || g.Tok != token.CONST {
				continue
			}
			for _, v := range spec.Values {
				if lit, ok := v.(*ast.BasicLit); ok && lit.Kind == token.STRING {
					s.values[typ.Name] = append(s.values[typ.Name], lit.Value)
				}
			}
		}
	}
}
