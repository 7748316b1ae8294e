// When the pictures of a watched run are drawn anew: for the newest snapshot, or
// the moment that is chosen, as often as their size allows. None waits in a queue.

import { effect } from "@preact/signals";
import { snapshot } from "../../../store/live";
import { pictureRate } from "./calm";
import { shownFrame } from "./moment";

/** Calls back, now and whenever there is something newer to draw; the answer ends that. */
export function followPictures(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  const now = () => {
    timer = undefined;
    last = performance.now();
    changed();
  };
  const stop = effect(() => {
    const live = snapshot.value;
    shownFrame.value;
    const wait = last + 1000 / pictureRate(live?.view.tasklets ?? 0) - performance.now();
    if (wait <= 0 || live?.over) now();
    else timer ??= setTimeout(now, wait);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
