// Long work beside a page that stays quick: a little at a time, the page in between.

import { byAndBy } from "../../lib/recording";

const most = 6; // ms of work at a time

const rest = () => new Promise<void>((go) => setTimeout(go));

/** Does a work that stops now and then, by and by. */
export function unhurried<T>(work: Generator<unknown, T>): Promise<T> {
  return byAndBy(work, most, rest);
}
