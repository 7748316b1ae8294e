// Opens the ways to share what is shown; they are loaded then. In big mode it
// also leads out of it.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { big } from "../../store/big";
import { Lazy } from "../lazy";

const panel = () => import("../share/panel").then((m) => m.SharePanel);

/** b turns the big mode on and off, where nothing takes letters. */
function onKey(e: KeyboardEvent) {
  if (e.key !== "b" || e.repeat || e.ctrlKey || e.altKey || e.metaKey) return;
  if (e.target instanceof Element && e.target.closest("input, select, textarea, dialog")) return;
  big.value = !big.value;
}

export function Share() {
  const shown = useSignal(false);
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const close = () => {
    shown.value = false;
  };
  return (
    <>
      {big.value && (
        <button
          type="button"
          class="button bare"
          data-testid="leave-big"
          onClick={() => {
            big.value = false;
          }}
        >
          Leave big mode
        </button>
      )}
      <button
        type="button"
        class="button share"
        data-testid="share"
        aria-haspopup="dialog"
        onClick={() => {
          shown.value = true;
        }}
      >
        Share
      </button>
      {shown.value && (
        <div class="share-panel">
          <Lazy load={panel} props={{ close }} what="the ways to share" />
        </div>
      )}
    </>
  );
}
