package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"strings"
)

// shared names the structs of package bench whose JSON form the page reads, in
// the order in which types.ts has them.
var shared = []string{"Match", "Choice", "Param", "Preset", "Metric", "Count", "Chart", "Sweep", "Sight", "Term", "Basis", "Named", "Workload", "Source", "ReferenceRow", "Reference"}

// closed names its string types with a closed list of values.
var closed = []string{"ParamKind", "Scale", "Direction", "Layout", "ChartKind", "RowKind", "Mode", "Phase", "Taint"}

// typesFile writes the types of package bench, whose source is in folder, as TypeScript.
func typesFile(folder, hash string) ([]byte, error) {
	src, err := readSource(folder)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	b.WriteString(header)
	fmt.Fprintf(&b, "/** The hash of the manifest that the page is built with; the wasm has its own. */\nexport const manifestHash = %q;\n", hash)
	for _, name := range closed {
		values := src.values[name]
		if len(values) == 0 {
			return nil, fmt.Errorf("bench.%s: no constants: a closed list of strings", name)
		}
		fmt.Fprintf(&b, "\n%sexport type %s = %s;\n", comment("", src.docs[name]), name, strings.Join(values, " | "))
	}
	fmt.Fprintf(&b, "\n%sexport type When = readonly Match[];\n", comment("", src.docs["When"]))
	for _, name := range shared {
		fields, err := src.fields(name)
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(&b, "\n%sexport interface %s {\n", comment("", src.docs[name]), name)
		for _, f := range fields {
			fmt.Fprintf(&b, "%s  readonly %s%s: %s;\n", comment("  ", f.doc), f.key, f.optional, f.typ)
		}
		b.WriteString("}\n")
	}
	b.WriteString(resultTypes + "\n" + docTypes)
	return b.Bytes(), nil
}

// field is one key of an object in JSON.
type field struct {
	key, optional, typ, doc string
}

// fields gives those of a struct of package bench in its JSON form: the key is
// the json tag or else the Go name in lower camel case.
func (s *source) fields(name string) (fields []field, err error) {
	st, ok := s.structs[name]
	if !ok {
		return nil, fmt.Errorf("bench.%s: no struct of this name", name)
	}
	for _, f := range st.Fields.List {
		doc := f.Doc.Text()
		if doc == "" {
			doc = f.Comment.Text()
		}
		for _, id := range f.Names {
			if id.Name == "New" { // a constructor: its description declares the params
				fields = append(fields, field{"params", "", "readonly Param[]", "in the order of declaration"})
				continue
			}
			key, optional := jsonKey(id.Name, f.Tag)
			if key == "-" {
				continue
			}
			typ, err := s.typeOf(name+"."+id.Name, f.Type)
			if err != nil {
				return nil, err
			}
			fields = append(fields, field{key, optional, typ, doc})
		}
	}
	return fields, nil
}

func jsonKey(name string, tag *ast.BasicLit) (key, optional string) {
	if tag != nil {
		_, rest, _ := strings.Cut(tag.Value, `json:"`)
		rest, _, _ = strings.Cut(rest, `"`)
		key, options, _ := strings.Cut(rest, ",")
		if options == "omitempty" {
			optional = "?"
		}
		return key, optional
	}
	if name == strings.ToUpper(name) {
		return strings.ToLower(name), ""
	}
	return strings.ToLower(name[:1]) + name[1:], ""
}

// typeOf gives the TypeScript type of a field.
func (s *source) typeOf(what string, e ast.Expr) (string, error) {
	switch e := e.(type) {
	case *ast.ArrayType:
		if id, ok := e.Elt.(*ast.Ident); ok && id.Name == "Setting" {
			return "Readonly<Record<string, string>>", nil
		}
		item, err := s.typeOf(what, e.Elt)
		return "readonly " + item + "[]", err
	case *ast.MapType:
		return "Readonly<Record<string, string>>", nil
	case *ast.Ident:
		switch e.Name {
		case "string":
			return "string", nil
		case "bool":
			return "boolean", nil
		case "int", "int64", "uint64", "float64":
			return "number", nil
		}
		if s.docs[e.Name] != "" {
			return e.Name, nil
		}
	}
	return "", fmt.Errorf("bench.%s: its type has no TypeScript form: add it to typeOf", what)
}

// comment writes text as one JSDoc comment.
func comment(indent, text string) string {
	text = strings.Join(strings.Fields(text), " ")
	if text == "" {
		return ""
	}
	return indent + "/** " + strings.ReplaceAll(text, "*/", "* /") + " */\n"
}
