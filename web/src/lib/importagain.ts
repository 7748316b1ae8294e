// Code that did not arrive, asked for again. A browser remembers a failed
// import() as long as the page lives and fails each later one of the same
// address at once, so the address is given a mark that no server minds.

let tries = 0;

const addressIn = /https?:\/\/\S+\.js/;

/**
 * Imports the module that a failed import() was of. Chromium and Firefox name
 * its address in the error; where none is named the error is thrown again.
 */
export async function importAgain(error: unknown): Promise<Readonly<Record<string, unknown>>> {
  const address = againAddress(error, document.baseURI, ++tries);
  if (address === null) throw error;
  return import(address);
}

/** The address to ask next: only one beside the page, where its code is. */
export function againAddress(error: unknown, page: string, attempt: number): string | null {
  const named = addressIn.exec(error instanceof Error ? error.message : "")?.[0];
  return named?.startsWith(new URL(".", page).href) ? `${named}?again=${attempt}` : null;
}
