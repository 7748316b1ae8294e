// Whether the window is a phone's: params and numbers are sheets then.

import { signal } from "@preact/signals";

const query = matchMedia("(max-width: 759px)");

export const narrow = signal(query.matches);

query.addEventListener("change", (e) => {
  narrow.value = e.matches;
});
