// Which samples of a run were under way while the page was hidden: browsers
// slow hidden pages, so they are marked in its result.
import type { Result, Sample } from "../gen/types";
import type { Progress } from "../lib/run";
import type { PageLife } from "./spare";

export class HiddenSamples {
  private readonly page: PageLife;
  private readonly hidden = new Set<number>();
  private current = -1; // none yet: the warm-up

  constructor(page: PageLife) {
    this.page = page;
    page.addEventListener("visibilitychange", this.look);
  }

  /** What the run tells of itself: the sample that is under way. */
  progress({ phase, sample }: Pick<Progress, "phase" | "sample">): void {
    if (phase !== "sample") return;
    this.current = sample;
    this.look();
  }

  /** The result with its marks. */
  mark(result: Result): Result {
    if (this.hidden.size === 0) return result;
    const marked = ({ taints = [], ...s }: Sample): Sample => ({
      ...s,
      taints: [...taints, "hidden"],
    });
    return {
      ...result,
      samples: result.samples.map((s, i) => (this.hidden.has(i) ? marked(s) : s)),
    };
  }

  /** The run is over. */
  end(): void {
    this.page.removeEventListener("visibilitychange", this.look);
  }

  /** A page that was hidden and is seen again has been looked at when it was hidden. */
  private readonly look = (): void => {
    if (this.page.visibilityState === "hidden") this.hidden.add(this.current);
  };
}
