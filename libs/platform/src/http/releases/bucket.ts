import { randomInt } from 'node:crypto';
import type { PartReleases } from '../../storage/releases/release-index.js';

const COOKIE = 'manette_bucket';
const BUCKETS = 100;
const THIRTY_DAYS = 30 * 24 * 60 * 60;
const VALUE = new RegExp(`(?:^|;\\s*)${COOKIE}=(0|[1-9]\\d?)(?=\\s*(?:;|$))`);

/** The bucket that a browser has been given; undefined without a valid cookie. */
export function bucketIn(cookies: string | undefined): number | undefined {
  const [, value] = VALUE.exec(cookies ?? '') ?? [];
  return value === undefined ? undefined : Number(value);
}

/** A bucket for a browser that has none: each of the 100 is as likely. */
export const drawBucket = (): number => randomInt(BUCKETS);

/** The cookie that lets a browser keep its bucket. */
export const bucketCookie = (bucket: number, isSecure: boolean): string =>
  `${COOKIE}=${bucket}; Path=/; Max-Age=${THIRTY_DAYS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/**
 * The version of a part for a browser; undefined when the part is as built. A bucket below the share gets the canary, so
 * that a higher share takes the canary from nobody.
 */
export function versionFor(
  { current, canary }: PartReleases,
  bucket: number | undefined,
): string | undefined {
  const isTrying = canary !== null && bucket !== undefined && bucket < canary.share;
  return isTrying ? canary.version : (current ?? undefined);
}
