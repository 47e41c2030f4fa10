import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { cacheControlOf } from './destination.ts';

export type FileHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves the files of one front end, the compressed ones that its build left beside them where the browser takes
 * them. The folder is looked at anew for each call, so that a front end built anew is served without a restart.
 */
export function filesOf(folder: string): FileHandler {
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
