// Where the browser tests find what they test; `go run ./build test` says it.

function need(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name}: not set: run the browser tests with \`go run ./build test\``);
}

/** The address of the served site, with a / at its end. */
export const siteUrl = need("SWITCHYARD_URL").replace(/\/*$/, "/");

/** The same site in a folder of its server, with a / at its end. */
export const subPathUrl = need("SWITCHYARD_SUBPATH_URL").replace(/\/*$/, "/");

/** The repository's folder. */
export const root = need("SWITCHYARD_ROOT");

/** The program file of a Chromium. */
export const chromiumPath = need("SWITCHYARD_CHROMIUM");

/** The program file of a Firefox. */
export const firefoxPath = () => need("SWITCHYARD_FIREFOX");
