// A sheet over a phone's screen. The browser keeps the focus inside and closes it with Escape.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

export function Sheet({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    // Closing gives the focus back to the button that opened it.
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      class="sheet"
      ref={ref}
      aria-label={title}
      onClose={onClose}
      onPointerDown={(e) => e.target === ref.current && ref.current?.close()}
    >
      <div class="sheet-body">
        <button type="button" class="button sheet-close" onClick={() => ref.current?.close()}>
          Close
        </button>
        {children}
      </div>
    </dialog>
  );
}
