// What speaks for and against the figures of a result that was sent.

import type { Result } from "../../gen/types";
import { countsDigest } from "../../params/resultlink/counts";
import type { Sent } from "../../params/resultlink/resultof";
import { marksOf } from "../figures/marks";

interface Props {
  readonly sent: Sent;
  /** This browser's newest run of the same params. */
  readonly mine: Result | undefined;
}

export function Trust({ sent, mine }: Props) {
  const { workload, result, more } = sent;
  const against = workload ? marksOf(workload, result, more?.samples ?? []) : [];
  const notes = [
    ...(more ? [] : ["The link is of an older page: it does not say what spoke against a sample."]),
    ...(more && workload && against.length === 0
      ? [
          "Nothing speaks against a sample: no hidden tab, no change of speed, no drift, and the warm-up settled.",
        ]
      : []),
  ];
  const work = workOf(sent, mine);
  return (
    <div class="sent-trust" data-testid="sent-trust">
      {against.map((text) => (
        <p class="warning small">{text}</p>
      ))}
      {work?.other && <p class="warning small">{work.text}</p>}
      {[...notes, ...(work && !work.other ? [work.text] : [])].map((text) => (
        <p class="quiet small">{text}</p>
      ))}
    </div>
  );
}

/** Whether both runs did the same work; null where that is not known. */
function workOf({ workload, result, more }: Sent, mine: Result | undefined) {
  if (!workload || !mine || !more || more.counts === "" || mine.seed !== result.seed) return null;
  const counts = countsDigest(workload, mine);
  if (counts === "") return null;
  return counts === more.counts
    ? { other: false, text: "The same work was done here: every exact count is the sender's." }
    : {
        other: true,
        text: "Other work was done here: the exact counts are not the sender's. The link comes from another build, or was edited.",
      };
}
