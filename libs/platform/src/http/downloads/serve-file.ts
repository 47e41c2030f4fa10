import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { BytePart, FileFacts, FileStore } from '../../storage/files/file-store.js';

/** What is said of a file beside what the file itself tells; an error says none of it. */
type Headers = Record<string, string>;

/** The one part that was asked for; several, or one of a file that may be another by now, are answered whole. */
function wantedPart(request: Request, { size, etag }: FileFacts): BytePart | 'unsatisfiable' | undefined {
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== etag) return undefined;
  const ranges = request.range(size);
  if (ranges === -1) return 'unsatisfiable';
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

function describe(response: Response, key: string, { etag, modified }: FileFacts, more: Headers): void {
  for (const [name, value] of Object.entries(more)) response.setHeader(name, value);
  response.type(extname(key) || 'application/octet-stream');
  response.setHeader('accept-ranges', 'bytes');
  response.setHeader('etag', etag);
  response.setHeader('last-modified', modified.toUTCString());
}

/**
 * Answers a file of the store: whole or a part of it (206, 416), 304 to who has it, its facts alone to HEAD.
 * @throws DomainError NOT_FOUND, UNAVAILABLE; what breaks off later breaks the answer off
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
  const facts = opened?.facts ?? (await store.facts(key));
  describe(response, key, facts, headers);
  if (request.fresh) {
    opened?.body.destroy();
    return void response.status(304).end();
  }
  const part = wantedPart(request, facts);
  if (part === 'unsatisfiable')
    return void response.status(416).setHeader('content-range', `bytes */${facts.size}`).end();
  if (part) response.status(206).setHeader('content-range', `bytes ${part.start}-${part.end}/${facts.size}`);
  response.setHeader('content-length', String(part ? part.end - part.start + 1 : facts.size));
  if (request.method === 'HEAD') return void response.end();
  const { body } = opened ?? (await store.open(key, part));
  // Who asked may have gone while the file was opened: nothing would ever close it then.
  if (response.destroyed) return void body.destroy();
  await pipeline(body, response);
}
