// What a Content Security Policy has forbidden: the browser tells it apart
// from what then fails, and only so are policy and connection told apart.

const wait = 100; // ms that a report may come after what it is about

/** Directives by the address of what they forbade. */
const forbidden = new Map<string, string>();

/** Takes notes from now on; the page's policy is told to its document. */
export function watchPolicy(page: EventTarget): void {
  page.addEventListener("securitypolicyviolation", (event) => {
    const { blockedURI, effectiveDirective } = event as SecurityPolicyViolationEvent;
    forbidden.set(blockedURI, effectiveDirective);
  });
}

/** The directive that forbade an address, or null. */
export async function directiveAgainst(address: string): Promise<string | null> {
  if (!forbidden.has(address)) await new Promise((resolve) => setTimeout(resolve, wait));
  return forbidden.get(address) ?? null;
}
