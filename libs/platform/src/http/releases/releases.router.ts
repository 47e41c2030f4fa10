import type { Request, RequestHandler, Response } from 'express';
import { setTimeout as pause } from 'node:timers/promises';
import { answerUnavailable } from '../origin/unavailable.js';
import { IMMUTABLE } from '../../storage/releases/content-type.js';
import { isPart } from '../../storage/releases/release-index.js';
import type { FollowedReleases } from './followed-releases.js';
import { serveReleaseFile, type AskedFile } from './serve-file.js';

const ADDRESS = /^\/([^/]+)\/([^/]+)\/(.+)$/;
/** How long requests for unknown releases wait to share one read of the index; another process may know a newer one. */
const SHARED_LOOK_MS = 250;

const HEADERS = {
  'access-control-allow-origin': '*',
  // Pages of other origins load styles and pictures without CORS.
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Finds the file of a path below `/releases`; undefined if the index does not contain its release. */
function askedFile({ index }: FollowedReleases, path: string): AskedFile | undefined {
  const [, name = '', version = '', file = ''] = ADDRESS.exec(path) ?? [];
  if (!isPart(name)) return undefined;
  const { versions } = index.parts[name];
  const release = Object.hasOwn(versions, version) ? versions[version] : undefined;
  return release && { folder: `${name}/${version}`, release, path: file, cacheControl: IMMUTABLE };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/** Serves `/releases/{name}/{version}/…`, and 404 for unknown releases and files. Mounted at `/releases`. */
export function releasesRouter(releases: FollowedReleases): RequestHandler {
  let look: Promise<void> | undefined;
  const lookSoon = () => {
    look ??= pause(SHARED_LOOK_MS)
      .then(() => releases.refresh())
      .finally(() => (look = undefined));
    return look;
  };

  async function answer(request: Request, response: Response): Promise<void> {
    const path = decoded(request.path);
    if (!askedFile(releases, path) && ADDRESS.test(path)) await lookSoon();
    const asked = askedFile(releases, path);
    const { store } = releases;
    if (asked && store && (await serveReleaseFile(store, asked, request, response))) return;
    response.status(404).set('cache-control', 'no-cache').type('text').send('Not found\n');
  }

  return (request, response) => {
    response.set(HEADERS);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.status(405).set('allow', 'GET, HEAD').type('text').send('Method not allowed\n');
    answer(request, response).catch(() => {
      // The store is unavailable, or the browser has disconnected.
      if (response.headersSent) response.destroy();
      else answerUnavailable(response);
    });
  };
}
