import { randomInt } from 'node:crypto';
import type { PartReleases } from '../../storage/releases/release-index.js';

const COOKIE = 'manette_bucket';
const BUCKETS = 100;
const THIRTY_DAYS = 30 * 24 * 60 * 60;
const VALUE = new RegExp(`(?:^|;\\s*)${COOKIE}=(0|[1-9]\\d?)(?=\\s*(?:;|$))`);

/** Returns the bucket of a browser from its cookies; undefined without a valid cookie. */
export function bucketIn(cookies: string | undefined): number | undefined {
  const [, value] = VALUE.exec(cookies ?? '') ?? [];
  return value === undefined ? undefined : Number(value);
}

/** Draws a bucket for a browser that has none; each of the 100 is equally likely. */
export const drawBucket = (): number => randomInt(BUCKETS);

/** Returns the cookie that stores a browser's bucket. */
export const bucketCookie = (bucket: number, isSecure: boolean): string =>
  `${COOKIE}=${bucket}; Path=/; Max-Age=${THIRTY_DAYS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/**
 * Returns the version of a part for a browser; undefined when the part is served as built. Buckets below the share get the
 * canary, so that no browser loses the canary when the share grows.
 */
export function versionFor(
  { current, canary }: PartReleases,
  bucket: number | undefined,
): string | undefined {
  const isTrying = canary !== null && bucket !== undefined && bucket < canary.share;
  return isTrying ? canary.version : (current ?? undefined);
}
