// The ways to share: link, QR code, words to read out, and the big mode.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { route } from "../../store";
import { big } from "../../store/big";
import { canBeBig, meant, shareable, spoken } from "../../store/share";
import { Code } from "./code";
import { CopyLink } from "./copylink";

/** Served by this machine to itself. */
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);

/** What is shown is shared: the panel goes when something else is shown. */
function useLeaving(close: () => void) {
  const { screen, workload, tab, claim } = route.value;
  const now = `${screen} ${workload} ${tab} ${claim}`;
  const then = useRef(now);
  useEffect(() => {
    if (now !== then.current) close();
  }, [now]);
  useEffect(() => {
    addEventListener("popstate", close);
    return () => removeEventListener("popstate", close);
  }, []);
}

export function SharePanel({ close }: { close: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  const what = useSignal(meant());
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  const opensBig = useSignal(big.value);
  const { configuration, result } = shareable(opensBig.value);
  const ofResult = what.value === "result" && result.ok;
  // A screen without a configuration has its address.
  const chosen = ofResult ? result.link : configuration;
  const address = location.origin + location.pathname + location.search + chosen;
  const words = spoken();
  useLeaving(close);
  return (
    <dialog
      class="share-dialog"
      ref={ref}
      aria-label="Share"
      data-testid="share-panel"
      onClose={close}
      onPointerDown={(e) => e.target === ref.current && ref.current?.close()}
    >
      <div class="share-head">
        <h2>Share</h2>
        <button type="button" class="button" onClick={() => ref.current?.close()}>
          Close
        </button>
      </div>
      <div class="share-halves">
        <div class="share-body">
          <div class="segments" role="radiogroup" aria-label="What to share">
            <label>
              <input
                type="radio"
                name="share-what"
                value="configuration"
                checked={what.value === "configuration"}
                onChange={() => (what.value = "configuration")}
              />
              Configuration
            </label>
            <label title={result.ok ? "" : result.error}>
              <input
                type="radio"
                name="share-what"
                value="result"
                data-testid="share-result"
                checked={what.value === "result"}
                disabled={!result.ok}
                onChange={() => (what.value = "result")}
              />
              Result
            </label>
          </div>
          <p class="small quiet">
            {!result.ok && `${result.error} `}
            {what.value === "result"
              ? "The figures, every sample of them, with params and machine. Nothing is stored anywhere: the link holds all of it. It is a claim, not proof: anyone can edit a link."
              : "What is set here, and where in it: whoever opens the link sees the same before a run."}
          </p>
          {!ofResult && canBeBig() && (
            <label class="share-big small">
              <input
                type="checkbox"
                data-testid="opens-big"
                checked={opensBig.value}
                onChange={(e) => (opensBig.value = e.currentTarget.checked)}
              />
              The link opens in big mode
            </label>
          )}
          <CopyLink address={address} />
          {words !== "" && (
            <p>
              <b>To read out:</b> <span data-testid="spoken">{words}</span>
            </p>
          )}
          {loopback && (
            <p class="aside small" data-testid="share-loopback">
              <b>This address works on this machine only:</b> no phone and no other computer can
              open it. To share, put the folder <code>dist</code> on any web host, open the page
              there, and share from that page.
            </p>
          )}
          <div class="share-do">
            <button
              type="button"
              class="button"
              data-testid="big"
              onClick={() => {
                big.value = !big.value;
                ref.current?.close();
              }}
            >
              {big.value ? "Leave big mode" : "Open in big mode"}
            </button>
            <span class="small quiet">here, for a projector; the key is b</span>
          </div>
        </div>
        <Code address={address} />
      </div>
    </dialog>
  );
}
