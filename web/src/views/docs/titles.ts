// The pages of the docs that belong to no workload, by topic.

export const pageTitles: Readonly<Record<string, string>> = {
  automation: "Automation",
  events: "Events",
  measured: "Measured",
};
