// How Chromium is started, for the bench and for the browser tests alike.

/**
 * Each window of Chromium 156 loads two pages of its own beside the visitor's,
 * for the suggestions under the address, which nobody sees here. They are off:
 * DECISIONS 57 has what they cost.
 */
const ownPages = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** What playwright turns off as well: the last list of a command line is the one that holds. */
const asDriven = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** Its flags: it runs as root where tests do, and calls nobody. */
export const chromiumFlags: readonly string[] = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...ownPages, ...asDriven].join(",")}`,
];
