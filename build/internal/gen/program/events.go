package main

import (
	"bytes"
	"fmt"

	"switchyard/workloads/trace"
)

// eventsFile is the table of events as data: the page's reader of the binary
// form and the docs follow it.
func eventsFile() []byte {
	var b bytes.Buffer
	b.WriteString(header)
	fmt.Fprintf(&b, `/** Size of an event in bytes: four little-endian 32-bit words: kind and A, flags and B, Obj, Val (signed). */
export const EVENT_SIZE = %d;

/** The largest tasklet number, A and B of an event. */
export const MAX_TASKLET = %d;

/** Steps whose events share one entry of a recording's page hashes. */
export const PAGE_STEPS = %d;

/** One kind of event: what its fields mean. An empty meaning: the field is not used and is zero. */
export interface EventSpec {
  readonly kind: number;
  readonly name: EventName;
  readonly a: string;
  readonly b: string;
  readonly obj: string;
  readonly val: string;
  /** Letters of the flags that it may have. */
  readonly flags: string;
  readonly help: string;
}

/** A flag of an event. */
export interface FlagSpec {
  readonly flag: number;
  readonly letter: string;
  readonly name: string;
  readonly help: string;
}

/** The number of each kind in the binary form. */
export const eventKinds = {
`, trace.EventSize, trace.MaxTasklet, trace.PageSteps)
	for _, s := range trace.Specs {
		fmt.Fprintf(&b, "  %q: %d,\n", s.Name, s.Kind)
	}
	b.WriteString("} as const;\n\nexport type EventName = keyof typeof eventKinds;\n\n")
	b.WriteString("/** Every kind, in the order of the numbers; the first is number 1. */\nexport const eventSpecs: readonly EventSpec[] = [\n")
	for _, s := range trace.Specs {
		fmt.Fprintf(&b, "  { kind: %d, name: %q, a: %q, b: %q, obj: %q, val: %q, flags: %q, help: %q },\n", s.Kind, s.Name, s.A, s.B, s.Obj, s.Val, s.Flags, s.Help)
	}
	b.WriteString("];\n\n/** Every flag, in the order of the bits. */\nexport const eventFlags: readonly FlagSpec[] = [\n")
	for _, f := range trace.FlagSpecs {
		fmt.Fprintf(&b, "  { flag: %d, letter: %q, name: %q, help: %q },\n", f.Flag, f.Letter, f.Name, f.Help)
	}
	b.WriteString("];\n")
	return b.Bytes()
}
