// Goes to a tab of a workload; Back returns.

import { goTo, linkTo, open, type Tab } from "../../store";

export function showTab(workload: string, tab: Tab): void {
  const link = linkTo({ screen: "workload", workload, tab });
  if (link) open(link);
  else goTo({ screen: "workload", workload, tab });
}
