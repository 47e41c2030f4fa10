import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { BytePart, FileStat, FileStore } from '../../storage/files/file-store.js';

/** Headers in addition to those that the file determines; an error response has none of them. */
type Headers = Record<string, string>;

/** Returns the requested range; undefined (the whole file) for several ranges, or if the file has changed (If-Range). */
function requestedRange(request: Request, { size, etag }: FileStat): BytePart | 'unsatisfiable' | undefined {
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== etag) return undefined;
  const ranges = request.range(size);
  if (ranges === -1) return 'unsatisfiable';
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

function setHeaders(response: Response, key: string, { etag, modified }: FileStat, more: Headers): void {
  for (const [name, value] of Object.entries(more)) response.setHeader(name, value);
  response.type(extname(key) || 'application/octet-stream');
  response.setHeader('accept-ranges', 'bytes');
  response.setHeader('etag', etag);
  response.setHeader('last-modified', modified.toUTCString());
}

/**
 * Sends a file of the store: the whole file, a range of it (206, 416), 304 if the client has it, only headers for HEAD.
 * @throws DomainError NOT_FOUND, UNAVAILABLE; a later error closes the connection
 */
export async function serveFile(
  store: FileStore,
  key: string,
  request: Request,
  response: Response,
  headers: Headers,
): Promise<void> {
  const opened =
    request.method === 'HEAD' || request.headers.range !== undefined ? undefined : await store.open(key);
  const stat = opened?.stat ?? (await store.stat(key));
  setHeaders(response, key, stat, headers);
  if (request.fresh) {
    opened?.body.destroy();
    return void response.status(304).end();
  }
  const part = requestedRange(request, stat);
  if (part === 'unsatisfiable')
    return void response.status(416).setHeader('content-range', `bytes */${stat.size}`).end();
  if (part) response.status(206).setHeader('content-range', `bytes ${part.start}-${part.end}/${stat.size}`);
  response.setHeader('content-length', String(part ? part.end - part.start + 1 : stat.size));
  if (request.method === 'HEAD') return void response.end();
  const { body } = opened ?? (await store.open(key, part));
  // The client may have disconnected while the file was being opened. Nothing else would close the stream then.
  if (response.destroyed) return void body.destroy();
  await pipeline(body, response);
}
