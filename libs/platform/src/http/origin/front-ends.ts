import type { IncomingMessage, ServerResponse } from 'node:http';
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import sirv from 'sirv';
// The gateway of `npm run dev` runs this file from its sources, so this file and those it imports need no build.
import { preferredEncoding } from '../page-cache/encodings.ts';

/** The part that answers a path of the public origin. */
export type Destination =
  | { kind: 'api' }
  | { kind: 'remote'; remote: string; path: string }
  | { kind: 'shell' }
  | { kind: 'nothing' };

const API = /^\/(api|uploads|socket\.io|auth\/google)(\/|$)|^\/\.well-known\/manette-evidence\.pem$/;
const REMOTE = /^\/remotes(?:\/([^/]*)(\/.*)?)?$/;
/** The folder in which other programs look for metadata about a site (RFC 8615). */
const WELL_KNOWN = '/.well-known/';
/** Metrics have a port of their own. Their path is hidden here, so that not even the shell's page answers it. */
const METRICS = /^\/metrics(\/|$)/;

const isHidden = (path: string): boolean =>
  METRICS.test(path) || (path.includes('/.') && !path.startsWith(WELL_KNOWN));

/** Returns the destination of a path. @param path without its query */
export function destinationOf(path: string): Destination {
  if (API.test(path)) return { kind: 'api' };
  if (isHidden(path)) return { kind: 'nothing' };
  const [isRemote, remote = '', rest = '/'] = REMOTE.exec(path) ?? [];
  return isRemote ? { kind: 'remote', remote, path: rest } : { kind: 'shell' };
}

/**
 * The path to which browsers post what other apps share with the shop (its manifest). The service worker handles the post.
 * Without a service worker the server keeps nothing and redirects to a page that says that nothing arrived [POC-104].
 */
const SHARE = '/share';

/** Whether a path names a file, which exists or is a 404; any other path may be a page of the shell. */
export const namesFile = (path: string): boolean => /\.[A-Za-z0-9]+$/.test(path);

const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9]+$/;

/** Whether a file has its content's hash in the name. */
export const isHashed = (path: string): boolean => HASHED.test(path);

/** Returns the cache policy of a file: files with their content's hash in the name never change; others are revalidated. */
export const cacheControlOf = (path: string): string =>
  isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

type FileHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves the files of one front end. If the browser accepts its encoding, it gets the compressed variant that the build put
 * beside the file. Each call reads the folder again, so that a new build is served without a restart.
 */
function filesOf(folder: string): FileHandler {
  const serve = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControlOf(path)),
  });
  return (request, response, next) => {
    // sirv only looks for names in the header, also for those that `q=0` refuses.
    request.headers['accept-encoding'] = preferredEncoding(String(request.headers['accept-encoding'] ?? ''));
    // A build may remove a file between the lookup and the read. That aborts this response, but must not crash the process.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    serve(request, response, next);
  };
}

/** Built folders: the shell's, and each remote's by its name in the address. */
export interface FrontEndFolders {
  shell: string;
  remotes: Record<string, string>;
}

export interface FrontEndsOptions extends FrontEndFolders {
  /** Sets the headers of pages and their files. */
  headers: RequestHandler;
  /** Sends the shell's page, or calls `next` if it does not exist. */
  document: RequestHandler;
  /** Sends pages and files of a release of the shell, and calls `next` for everything else. */
  released?: RequestHandler;
  /** Sends the response for a file that cannot be read. */
  unavailable: (response: Response) => void;
  /** Runs before pages and files are looked up; `npm run dev` uses it to reload pages. */
  first?: RequestHandler;
}

const notFound = (response: Response) => response.status(404).type('text').send('Not found\n');

/** Whether a user opens an address, which gets the shell's page. Requests for scripts and pictures do not get it. */
export const isNavigation = (request: Request) =>
  !namesFile(request.path) && request.accepts('html') !== false;

/** Whether the request is for the shell's page itself. */
export const isDocument = ({ path }: Request) => path === '/' || path === '/index.html';

/**
 * Creates the app that answers everything on the public origin that is not the API: files of the built front ends, and the
 * shell's page at the addresses of pages.
 */
export function frontEnds(options: FrontEndsOptions): Express {
  const { headers, document, unavailable, first, released } = options;
  const shell = filesOf(options.shell);
  const remotes = new Map(Object.entries(options.remotes).map(([name, folder]) => [name, filesOf(folder)]));
  // Without this handler, Express would send the stack trace of an error to the client.
  const failed: ErrorRequestHandler = (error: Error, request, response, _next) => {
    console.error(`${request.method} ${request.path}: ${error.message}`);
    if (response.headersSent) response.destroy();
    else unavailable(response);
  };
  const app = express();
  app.disable('x-powered-by');
  app.use(headers);
  app.use((request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') next();
    else if (request.method === 'POST' && request.path === SHARE) response.redirect(303, SHARE);
    else response.status(405).set('allow', 'GET, HEAD').type('text').send('Method not allowed\n');
  });
  if (first) app.use(first);
  if (released) app.use(released);
  app.use((request, response, next) => {
    const to = destinationOf(request.path);
    const missing = (error?: unknown) => (error ? next(error) : void notFound(response));
    if (to.kind === 'remote') {
      const serve = remotes.get(to.remote);
      if (!serve) return missing();
      request.url = to.path;
      return serve(request, response, missing);
    }
    if (to.kind !== 'shell') return missing();
    if (isDocument(request)) return document(request, response, missing);
    return shell(request, response, () =>
      isNavigation(request) ? document(request, response, missing) : missing(),
    );
  });
  app.use(failed);
  return app;
}
