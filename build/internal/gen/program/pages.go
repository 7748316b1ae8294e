package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"switchyard/workloads/bench"
)

// page is what a workload's docs page and Story show beside its description.
type page struct {
	Doc       []node          `json:"doc"`
	Reference bench.Reference `json:"reference"`
	Sweeps    []bench.Sweep   `json:"sweeps"`
	Sights    []bench.Sight   `json:"sights"`
}

// pageFile reads doc.md and reference.json of the workload in folder.
func pageFile(folder string, w *bench.Workload) ([]byte, error) {
	p := page{Sweeps: append([]bench.Sweep{}, w.Sweeps...), Sights: append([]bench.Sight{}, w.Sights...)}
	text, err := os.ReadFile(filepath.Join(folder, "doc.md"))
	if err != nil {
		return nil, err
	}
	p.Doc, err = parseDoc(text)
	errs := []error{at(w.ID+"/doc.md", err)}
	text, err = os.ReadFile(filepath.Join(folder, "reference.json"))
	if err != nil {
		return nil, err
	}
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	err = d.Decode(&p.Reference)
	if err == nil {
		err = w.ValidateReference(&p.Reference)
	}
	errs = append(errs, at(w.ID+"/reference.json", err))
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	return marshal(p)
}

func at(file string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("workloads/%s: %w", file, err)
}

func marshal(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	err := e.Encode(v)
	return b.Bytes(), err
}

// pagesFile is the index of the pages, each loaded when first shown.
func pagesFile(all []*bench.Workload) []byte {
	var b bytes.Buffer
	b.WriteString(header)
	b.WriteString(`import type { DocNode, Reference, Sight, Sweep } from "./types";

/** What the Story and the docs page of a workload show beside its description. */
export interface WorkloadPage {
  readonly doc: readonly DocNode[];
  readonly reference: Reference;
  readonly sweeps: readonly Sweep[];
  readonly sights: readonly Sight[];
}

const pages = new Map<string, () => Promise<{ default: unknown }>>([
`)
	for _, w := range all {
		fmt.Fprintf(&b, "  [%q, () => import(\"./pages/%s.json\")],\n", w.ID, w.ID)
	}
	b.WriteString(`]);

/** Loads the page of a workload. Rejects for one that does not exist or cannot be loaded. */
export async function loadPage(id: string): Promise<WorkloadPage> {
  const load = pages.get(id);
  if (!load) throw new Error(` + "`page: ${id}: one of ${[...pages.keys()].join(\", \")}`" + `);
  return (await load()).default as WorkloadPage;
}
`)
	return b.Bytes()
}
