// What the lanes picture left out: said beside it.

import { signal } from "@preact/signals";

/** How many deliveries are drawn of how many in the window. */
export const drawnDeliveries = signal({ drawn: 0, all: 0 });
