package main

// node is a block or an inline of a docs page. Its TypeScript side is DocNode
// and DocText in docTypes; the JSON of each has exactly the keys that stand there.
type node any

type heading struct {
	Type     string `json:"type"`
	Level    int    `json:"level"`
	ID       string `json:"id"`
	Children []node `json:"children"`
}

// branch is a quote of blocks, or a paragraph, emphasis or strong of inlines.
type branch struct {
	Type     string `json:"type"`
	Children []node `json:"children"`
}

type list struct {
	Type    string   `json:"type"`
	Ordered bool     `json:"ordered"`
	Items   [][]node `json:"items"`
}

type table struct {
	Type  string     `json:"type"`
	Align []string   `json:"align"`
	Head  [][]node   `json:"head"`
	Rows  [][][]node `json:"rows"`
}

type codeBlock struct {
	Type     string `json:"type"`
	Language string `json:"language"`
	Text     string `json:"text"`
}

type link struct {
	Type     string `json:"type"`
	Href     string `json:"href"`
	Children []node `json:"children"`
}

// words is text or code within a line.
type words struct {
	Type string `json:"type"`
	Text string `json:"text"`
}

// docTypes is what TypeScript knows of the nodes.
const docTypes = `/** A block of a docs page, made of a workload's doc.md. It has no HTML: text is only ever set as text. */
export type DocNode =
  | { readonly type: "heading"; readonly level: 2 | 3; readonly id: string; readonly children: readonly DocText[] }
  | { readonly type: "paragraph"; readonly children: readonly DocText[] }
  | { readonly type: "list"; readonly ordered: boolean; readonly items: readonly (readonly DocNode[])[] }
  | {
      readonly type: "table";
      readonly align: readonly ("left" | "center" | "right")[];
      readonly head: readonly (readonly DocText[])[];
      readonly rows: readonly (readonly (readonly DocText[])[])[];
    }
  | { readonly type: "code"; readonly language: string; readonly text: string }
  | { readonly type: "quote"; readonly children: readonly DocNode[] };

/** A run of text within a block. */
export type DocText =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "code"; readonly text: string }
  | { readonly type: "emphasis"; readonly children: readonly DocText[] }
  | { readonly type: "strong"; readonly children: readonly DocText[] }
  | { readonly type: "link"; readonly href: string; readonly children: readonly DocText[] };
`
