import type { IncomingMessage, ServerResponse } from 'node:http';
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import sirv from 'sirv';

/** Who answers a path of the public origin. */
export type Destination =
  | { kind: 'api' }
  | { kind: 'remote'; remote: string; path: string }
  | { kind: 'shell' }
  | { kind: 'nothing' };

const API = /^\/(api|uploads|socket\.io|auth\/google)(\/|$)|^\/\.well-known\/manette-evidence\.pem$/;
const REMOTE = /^\/remotes(?:\/([^/]*)(\/.*)?)?$/;
/** Where other programs look for what a site says of itself (RFC 8615). */
const WELL_KNOWN = '/.well-known/';
/** Metrics have a port of their own and never show here, not even as a page of the shell. */
const METRICS = /^\/metrics(\/|$)/;

const isHidden = (path: string): boolean =>
  METRICS.test(path) || (path.includes('/.') && !path.startsWith(WELL_KNOWN));

/** Decides by the path alone, without its query. */
export function destinationOf(path: string): Destination {
  if (API.test(path)) return { kind: 'api' };
  if (isHidden(path)) return { kind: 'nothing' };
  const [isRemote, remote = '', rest = '/'] = REMOTE.exec(path) ?? [];
  return isRemote ? { kind: 'remote', remote, path: rest } : { kind: 'shell' };
}

/**
 * Where browsers send what other apps share with the shop (its manifest). The service worker takes it; without one, the page
 * that follows says that nothing came, and nothing is kept [POC-104].
 */
const SHARE = '/share';

/** Whether a path names a file, which is there or not; everything else may be a page of the shell. */
export const namesFile = (path: string): boolean => /\.[A-Za-z0-9]+$/.test(path);

const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9]+$/;

/** Whether a file has its content's hash in the name. */
export const isHashed = (path: string): boolean => HASHED.test(path);

/** Files with their content's hash in the name never change; all others are asked for again each time. */
export const cacheControlOf = (path: string): string =>
  isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

type FileHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves the files of one front end, the compressed ones that its build left beside them where the browser takes
 * them. The folder is looked at anew for each call, so that a front end built anew is served without a restart.
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
    // A build may remove a file between the look and the reading; that costs this answer, not the process.
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
  /** Answers the shell's page, or calls `next` when it is not there. */
  document: RequestHandler;
  /** Answers what a release of the shell has, and calls `next` for everything else. */
  released?: RequestHandler;
  /** Answers what cannot be read. */
  unavailable: (response: Response) => void;
  /** Sees pages and files before they are looked for; `npm run dev` reloads pages by it. */
  first?: RequestHandler;
}

const notFound = (response: Response) => response.status(404).type('text').send('Not found\n');

/** A person who opens an address gets the shell, which knows its pages; scripts and pictures do not. */
export const isNavigation = (request: Request) =>
  !namesFile(request.path) && request.accepts('html') !== false;

/** Whether the shell's page itself is asked for. */
export const isDocument = ({ path }: Request) => path === '/' || path === '/index.html';

/**
 * Answers what is not the API's on the public origin: files of the built front ends, and the shell's page at the
 * addresses of pages. Imports no other file of the workspace: the API serves it, and the gateway from its sources.
 */
export function frontEnds(options: FrontEndsOptions): Express {
  const { headers, document, unavailable, first, released } = options;
  const shell = filesOf(options.shell);
  const remotes = new Map(Object.entries(options.remotes).map(([name, folder]) => [name, filesOf(folder)]));
  // Without one, Express would show the trace of a failure to whoever caused it.
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
