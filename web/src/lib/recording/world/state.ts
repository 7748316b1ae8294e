// What a tasklet is doing. The letters are those of the page.

/** Nothing is known: the window began later than what last happened to it. */
export const UNKNOWN = 0;
/** It is not spawned yet. */
export const ABSENT = 1;
/** Spawned, not on the run queue yet. */
export const NEW = 2;
export const RUNNING = 3;
export const QUEUED = 4;
export const RECEIVING = 5;
export const SENDING = 6;
export const ASLEEP = 7;
export const DONE = 8;
/** The number of states: the length of a table by state. */
export const STATES = 9;

/** One state as it is shown. */
export interface StateSpec {
  readonly state: number;
  /** One letter, the same in every picture. */
  readonly letter: string;
  /** For the legend and for CSS. */
  readonly name: string;
  /** Behind "tasklet 5 ": what it does. */
  readonly words: string;
}

/** Every state, in the order of the numbers. */
export const stateSpecs: readonly StateSpec[] = [
  { state: UNKNOWN, letter: "?", name: "unknown", words: "has not been seen in this window yet" },
  { state: ABSENT, letter: " ", name: "absent", words: "is not there yet" },
  { state: NEW, letter: "n", name: "new", words: "is new and not on the run queue yet" },
  { state: RUNNING, letter: "R", name: "running", words: "runs" },
  { state: QUEUED, letter: "Q", name: "queued", words: "waits in the run queue" },
  { state: RECEIVING, letter: "<", name: "receiving", words: "waits to receive" },
  { state: SENDING, letter: ">", name: "sending", words: "waits to send" },
  { state: ASLEEP, letter: "z", name: "asleep", words: "is asleep" },
  { state: DONE, letter: "x", name: "done", words: "is done" },
];
