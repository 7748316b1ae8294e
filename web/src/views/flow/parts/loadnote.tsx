// What is on its way: the steps that are made again, how far that is, and a
// button that gives it up. Or why they did not come.

import { cancelLoad, loadFailure, loading } from "../../../store/window";
import { exact } from "../../figures/number";

export function LoadNote() {
  const now = loading.value;
  if (!now)
    return loadFailure.value === "" ? null : (
      <p class="flow-load" role="alert" data-testid="load-failed">
        These steps are not shown. {loadFailure.value}
      </p>
    );
  const percent = now.share === null ? "" : ` ${Math.round(now.share * 100)} %`;
  return (
    <p class="flow-load" role="status" data-testid="loading">
      <span>
        Running again, for steps {exact(now.from)} to {exact(now.to)}:
        {percent === "" ? " begun" : percent}
      </span>
      <button type="button" class="button" data-testid="cancel-load" onClick={cancelLoad}>
        Cancel
      </button>
    </p>
  );
}
