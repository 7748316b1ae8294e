// How Chromium is started, for the bench and for the browser tests alike.

/** Its flags: it runs as root where tests do, and calls nobody. */
export const chromiumFlags: readonly string[] = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
