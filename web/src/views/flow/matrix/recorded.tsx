// The matrix of a recording: over all that is loaded of it.

import { useCallback, useMemo } from "preact/hooks";
import { matrixOf } from "../../../lib/recording";
import { exact } from "../../figures/number";
import { stepsOf } from "../length";
import type { Session } from "../session";
import { MatrixPicture } from "./view";

export function RecordedMatrix({ session }: { session: Session }) {
  const r = session.recording;
  const matrix = useMemo(() => matrixOf(r), [r]);
  const { batch } = session.recorded;
  const scope =
    r.length < batch.steps
      ? `in ${exact(r.length)} of ${stepsOf(batch)} steps`
      : `in all ${exact(batch.steps)} steps`;
  const follow = useCallback((changed: () => void) => {
    changed();
    return () => {};
  }, []);
  return (
    <MatrixPicture
      matrix={() => matrix}
      follow={follow}
      shown={matrix}
      scope={scope}
      names={session.names}
    />
  );
}
