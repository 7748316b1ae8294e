// What is on its way: the steps that are made again, how far that is or what
// goes first, and a button that gives it up. Or why they did not come.

import { measured, stopMeasured } from "../../../store";
import { UNKNOWN } from "../../../store/recording";
import { cancelLoad, loadFailure, loading, loadRemark } from "../../../store/window";
import { exact } from "../../figures/number";

export function LoadNote() {
  const now = loading.value;
  const first = measured.value;
  if (!now) return <Said />;
  const range =
    now.step === UNKNOWN
      ? "its last steps, wherever they are"
      : `steps ${exact(now.from)} to ${exact(now.to)}`;
  const how = now.share === null ? "begun" : `${Math.round(now.share * 100)} %`;
  return (
    <p class="flow-load" role="status" data-testid="loading">
      <span>
        {first
          ? `The ${first} goes first, undisturbed; then ${range} are made again.`
          : `Running again, for ${range}: ${how}`}
      </span>
      {first && (
        <button type="button" class="button" data-testid="stop-measured" onClick={stopMeasured}>
          Stop the {first}
        </button>
      )}
      <button type="button" class="button" data-testid="cancel-load" onClick={cancelLoad}>
        Cancel
      </button>
    </p>
  );
}

/** How the last one ended. */
function Said() {
  if (loadFailure.value !== "")
    return (
      <p class="flow-load" role="alert" data-testid="load-failed">
        These steps are not shown. {loadFailure.value}
      </p>
    );
  return loadRemark.value === "" ? null : (
    <p class="flow-load" role="status" data-testid="load-remark">
      {loadRemark.value}
    </p>
  );
}
