// A source in one line, its year once.

import type { Source } from "../../gen/types";

export function Citation({ source: s }: { source: Source }) {
  const year = s.year ? (s.where.includes(String(s.year)) ? "" : `, ${s.year}`) : ", no year given";
  return (
    <>
      {s.url ? <a href={s.url}>{s.title}</a> : <cite>{s.title}</cite>}, {s.where}
      {year}.
    </>
  );
}
