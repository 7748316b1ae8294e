// Whether the window is as narrow as a phone or a tablet held upright: params and
// numbers are sheets then.

import { signal } from "@preact/signals";

const query = matchMedia("(max-width: 899px)");

export const narrow = signal(query.matches);

query.addEventListener("change", (e) => {
  narrow.value = e.matches;
});
