// A link to copy: at a click, or by hand where the browser refuses.

import { Copy } from "../copy";

export function CopyLink({ address }: { address: string }) {
  return (
    <div class="share-copy">
      <input
        class="input"
        readOnly
        value={address}
        aria-label="Link"
        data-testid="share-link"
        onFocus={(e) => e.currentTarget.select()}
      />
      <Copy
        name="Copy link"
        text={() => address}
        testid="copy-link"
        done={(text) => `Copied, ${text.length} characters.`}
        shown
      />
    </div>
  );
}
