// Opens the ways to share what is shown; they are loaded then. In big mode it
// also leads out of it.

import { useSignal } from "@preact/signals";
import { big } from "../../store/big";
import { Lazy } from "../lazy";

const panel = () => import("../share/panel").then((m) => m.SharePanel);

export function Share() {
  const shown = useSignal(false);
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
