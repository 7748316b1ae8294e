// The QR code of a link, dark on white in every theme: cameras want it so.

import { useMemo } from "preact/hooks";
import { qrOf } from "../../lib/qr";

export function Code({ address }: { address: string }) {
  const qr = useMemo(() => qrOf(address), [address]);
  if (!qr) return <p class="small quiet">This link is too long for a QR code: copy it instead.</p>;
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      role="img"
      aria-label="QR code of the link"
      data-testid="qr"
      shape-rendering="crispEdges"
    >
      <rect width={qr.size} height={qr.size} />
      <path d={qr.path} />
    </svg>
  );
}
