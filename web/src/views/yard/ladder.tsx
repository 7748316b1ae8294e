// The lead track on the left: it divides at 45 degrees into one track a workload.

import { useSize } from "../flow/size";

export function Ladder({ count }: { count: number }) {
  const { ref, width, height } = useSize<HTMLDivElement>();
  const row = height / count;
  const reach = width;
  let path = "";
  const points: [number, number][] = [];
  for (let i = 0; i < count; i++) {
    const y = (i + 0.5) * row;
    const slope = Math.min(reach - 8, row * 0.42);
    const x = reach - slope;
    // Each turnout leaves the lead half a row above its track.
    path += `M8 ${y - slope}L${8 + slope} ${y}H${width}`;
    points.push([8, y - slope]);
    if (i === count - 1) path = `M8 0V${y - slope}${path}`;
    if (x < 0) return null;
  }
  return (
    <div class="ladder" ref={ref} aria-hidden="true">
      {height > 0 && (
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          focusable="false"
        >
          <path class="rail" d={path} />
          {points.map(([x, y]) => (
            <circle class="points" cx={x} cy={y} r="3.5" />
          ))}
        </svg>
      )}
    </div>
  );
}
