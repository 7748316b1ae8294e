// The message that is followed: the step of its present delivery.
import { effect } from "@preact/signals";
import { asStep } from "./history";
import { settle } from "./place";
import { followed, pause, type Recorded, recorded, travelTo } from "./recording";
import { sameRun } from "./wanted";

export { followed };

// Another run has other messages; another window of the same run has not.
let before: Recorded | null = null;
effect(() => {
  const now = recorded.value;
  if (!before || !now || !sameRun(before, now)) followed.value = null;
  before = now;
});

/** Follows the message that is delivered at a step, and goes there. */
export function follow(delivery: number): void {
  asStep(() => {
    followed.value = delivery;
    pause();
    travelTo(delivery);
    settle();
  });
}

export function unfollow(): void {
  followed.value = null;
}
