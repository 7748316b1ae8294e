// The keys and gestures of a recording on a sheet; "?" opens it, Escape closes it.

import { useEffect, useRef } from "preact/hooks";

const typed = "input[type=text], select, textarea, [contenteditable], dialog";

const groups: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  [
    "Time",
    [
      ["Space", "play and pause"],
      ["← →", "a step back, a step on"],
      ["Shift ← →", "the delivery before, the next one"],
      ["Home End", "the start, the last step"],
      ["Drag on the strip", "scrub"],
      ["Click on the bar above it", "jump anywhere in a long run"],
    ],
  ],
  [
    "Who and what",
    [
      ["Click", "look at a tasklet: what it does, and why it waits"],
      ["Click on an arrow", "follow that message: in lanes and space-time"],
      ["n p", "follow the message on, and back"],
      ["↑ ↓", "the lane above, the lane below"],
      ["12 c3 =5", "in the search: a tasklet, a channel, a value"],
      ["Escape", "look at nobody"],
    ],
  ],
  [
    "Lanes and tiles",
    [
      ["Wheel, pinch", "zoom where the pointer is"],
      ["Drag", "lanes: show those steps; tiles: move the map"],
      ["+ − 0", "zoom in, zoom out, show all"],
      ["Shift wheel", "scroll the lanes"],
    ],
  ],
];

export function Help() {
  const ref = useRef<HTMLDialogElement>(null);
  const open = () => {
    if (!ref.current?.open) ref.current?.showModal();
  };
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.key !== "?" || e.ctrlKey || e.altKey || e.metaKey) return;
      if (!(e.target instanceof Element) || e.target.closest(typed)) return;
      e.preventDefault();
      open();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        class="button flow-help-button"
        data-testid="help"
        aria-label="Keys and gestures"
        aria-keyshortcuts="?"
        aria-haspopup="dialog"
        title="Keys and gestures (?)"
        onClick={open}
      >
        ?
      </button>
      <dialog
        class="flow-help"
        ref={ref}
        data-testid="help-sheet"
        aria-label="Keys and gestures"
        onPointerDown={(e) => e.target === ref.current && ref.current?.close()}
      >
        <div class="flow-help-body">
          <header>
            <h2>Keys and gestures</h2>
            <button type="button" class="button" onClick={() => ref.current?.close()}>
              Close
            </button>
          </header>
          {groups.map(([name, rows]) => (
            <section key={name}>
              <h3>{name}</h3>
              <dl>
                {rows.map(([keys, words]) => (
                  <div key={keys}>
                    <dt>{keys}</dt>
                    <dd>{words}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </dialog>
    </>
  );
}
