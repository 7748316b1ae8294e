// The states under short names, for the pictures.

export { states } from "../../lib/recording";

import { states } from "../../lib/recording";

export const stateSpecs = states.stateSpecs;
