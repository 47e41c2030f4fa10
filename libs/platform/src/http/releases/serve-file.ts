import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { contentTypeOf } from '../../storage/releases/content-type.js';
import type { Release } from '../../storage/releases/release-index.js';
import type { ReleaseStore } from '../../storage/releases/release-store.js';
import { isUnmodified } from '../page-cache/is-unmodified.js';

/** A requested file of a release. */
export interface AskedFile {
  /** The folder of the release in the store. */
  folder: string;
  release: Release;
  path: string;
  cacheControl: string;
}

const ENCODINGS = [
  { name: 'br', suffix: '.br', accepted: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i },
  { name: 'gzip', suffix: '.gz', accepted: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i },
];

/** Chooses the compressed variant that the build put beside the file, if the browser accepts it. */
function variantFor({ files }: Release, path: string, accepted: string) {
  const offered = ENCODINGS.filter(({ suffix }) => Object.hasOwn(files, path + suffix));
  return { varies: offered.length > 0, chosen: offered.find((one) => one.accepted.test(accepted)) };
}

/**
 * Sends a file of a release from the store.
 * @returns false if the file does not exist; the response has not been touched then
 */
export async function serveReleaseFile(
  store: ReleaseStore,
  { folder, release, path, cacheControl }: AskedFile,
  request: Request,
  response: Response,
): Promise<boolean> {
  if (!Object.hasOwn(release.files, path)) return false;
  const { varies, chosen } = variantFor(release, path, String(request.headers['accept-encoding'] ?? ''));
  const stored = path + (chosen?.suffix ?? '');
  const etag = `"${release.files[stored]}"`;
  const headers: Record<string, string> = { etag, 'cache-control': cacheControl };
  const isKnown = isUnmodified(request.headers['if-none-match'], etag);
  const opened = isKnown ? undefined : await store.open(`${folder}/${stored}`);
  if (!isKnown && !opened) return false;
  if (varies) response.vary('Accept-Encoding');
  response.set(headers);
  if (!opened) {
    response.status(304).end();
    return true;
  }
  if (chosen) response.set('content-encoding', chosen.name);
  response.set({ 'content-type': contentTypeOf(path), 'content-length': String(opened.size) });
  if (request.method === 'HEAD') {
    opened.body.destroy();
    response.end();
  } else await pipeline(opened.body, response);
  return true;
}
