// What a result says of the browser and the machine it was measured on: no
// more than anybody needs to compare two results.

interface Brand {
  brand: string;
  version: string;
}

/** The parts of navigator that are read; not every browser has all. */
export interface Surroundings {
  userAgent: string;
  hardwareConcurrency?: number;
  deviceMemory?: number;
  connection?: { saveData?: boolean };
  userAgentData?: { brands: Brand[]; platform: string };
}

const unknown = "unknown";

/** The environment of a run today. */
export function environmentOf(nav: Surroundings, today: Date): Record<string, string> {
  return {
    runtime: browserOf(nav),
    os: systemOf(nav),
    cores: String(nav.hardwareConcurrency ?? unknown),
    memory: nav.deviceMemory === undefined ? unknown : `${nav.deviceMemory} GiB`,
    date: today.toISOString().slice(0, 10),
  };
}

/** Edge names Chrome too: the first that is found is meant. */
const browsers = ["Firefox", "Edg", "HeadlessChrome", "Chrome"];

function browserOf({ userAgent, userAgentData }: Surroundings): string {
  const brands = userAgentData?.brands.filter((b) => !/not.?a.?brand/i.test(b.brand)) ?? [];
  const brand = brands.find((b) => b.brand !== "Chromium") ?? brands[0];
  if (brand) return `${brand.brand} ${brand.version}`;
  for (const name of browsers) {
    const version = new RegExp(`${name}/([\\d.]+)`).exec(userAgent)?.[1];
    if (version) return `${name} ${version}`;
  }
  const safari = /Version\/([\d.]+).* Safari\//.exec(userAgent);
  return safari ? `Safari ${safari[1]}` : unknown;
}

/** Android names Linux too, and iPhones Mac OS X: the first that is found is meant. */
const systems = ["Android", "iPhone", "iPad", "Windows", "CrOS", "Mac OS X", "Linux"];

function systemOf({ userAgent, userAgentData }: Surroundings): string {
  return userAgentData?.platform || (systems.find((name) => userAgent.includes(name)) ?? unknown);
}
