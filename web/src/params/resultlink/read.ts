// Reads a link to a result: the claim that was written, or an error, whatever
// it is handed. Strict and bounded; build/internal/resultlink reads the same.
import { fromBase64 } from "./base64";
import { Bytes } from "./bytes";
import { crc32 } from "./checksum";
import {
  type Claim,
  type ClaimMetric,
  MAX_BITS,
  MAX_LENGTH,
  MAX_METRICS,
  MAX_NAME,
  MAX_SAMPLES,
  type Read,
} from "./claim";
import { readMore } from "./more";

const cut = "link: cut: the end of it is missing: ask for the whole link, which ends in x";
const edited = "link: edited or damaged: its checksum does not agree: ask for it again";
const form = "link: not one that this page writes: its parts do not fit together";

const newer = /^r([3-9]|[1-9][0-9]{1,2})$/;
const whole = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]{6})x$/;
const part = /^[A-Za-z0-9_-]*(\.[A-Za-z0-9_-]{0,6})?$/;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;
const failed = (error: string): Read => ({ ok: false, error });

/** Reads it, with or without its #. */
export function readClaim(link: string): Read {
  const body = link.startsWith("#") ? link.slice(1) : link;
  if (body.length >= MAX_LENGTH || (3 * body.length >= MAX_LENGTH && bytesOf(body) >= MAX_LENGTH))
    return failed(`link: too long: at most ${MAX_LENGTH} characters`);
  const version = /^r[0-9]{0,3}(?=\.|$)/.exec(body)?.[0];
  if (version === undefined) return failed(form);
  if (version.length === body.length) return failed(cut);
  if (newer.test(version))
    return failed(
      `link: version ${version}: made by a newer version of the page, this one reads r1 and r2: reload it`,
    );
  if (version !== "r1" && version !== "r2") return failed(form);
  const rest = body.slice(version.length + 1);
  const [, payload, sum] = whole.exec(rest) ?? [];
  if (payload === undefined || sum === undefined) return failed(part.test(rest) ? cut : edited);
  const crc = fromBase64(sum);
  const want = crc32(`${version}.${payload}`);
  if (!crc || want.some((byte, i) => byte !== crc[i])) return failed(edited);
  const data = fromBase64(payload);
  const claim = data && unpack(new Bytes(data), version === "r2");
  return claim ? { ok: true, claim } : failed(form);
}

function unpack(r: Bytes, hasMore: boolean): Claim | null {
  const workload = r.text(MAX_NAME);
  const params = r.pairs();
  const seed = r.count(2 ** 32 - 1);
  const environment = r.pairs();
  const clockStep = r.number();
  const firstRun = r.number();
  const stable = r.byte();
  const samples = r.count(MAX_SAMPLES);
  const bits = r.byte();
  const n = r.count(MAX_METRICS);
  const leftOut = r.count(MAX_METRICS);
  const bounds = stable <= 1 && samples >= 1 && bits >= 1 && bits <= MAX_BITS && n >= 1;
  if (r.bad || !bounds || clockStep < 0 || firstRun < 0) return null;
  const metrics: ClaimMetric[] = [];
  for (let i = 0; i < n; i++)
    metrics.push({ name: r.text(MAX_NAME), samples: r.samples(samples, bits) });
  const more = hasMore ? readMore(r, samples) : null;
  if (r.bad || r.left > 0) return null;
  return {
    workload,
    params,
    seed,
    environment,
    clockStep,
    firstRun,
    stable: stable === 1,
    samples,
    bits,
    metrics,
    leftOut,
    more,
  };
}
