import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
// The gateway of `npm run dev` runs this file from its sources, so these two files import no other file of the workspace.
import { preferredEncoding, type Encoding } from '../page-cache/encodings.ts';
import { isUnmodified } from '../page-cache/is-unmodified.ts';

/** Turns the HTML of the built page into the HTML that is sent. */
export type RenderDocument = (built: string) => string;

/** A page in the encodings that browsers accept. */
export interface EncodedPage extends Record<Encoding, Buffer> {
  etag: string;
}

const compressed = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Compresses a page once, for all requests. */
export async function encodePage(html: string): Promise<EncodedPage> {
  const identity = Buffer.from(html);
  const [br, zipped] = await Promise.all([compressed.br(identity), compressed.gzip(identity)]);
  const digest = createHash('sha256').update(identity).digest('base64url');
  return { etag: `W/"${digest}"`, identity, br, gzip: zipped };
}

/** Sends a page, or 304 to a browser that has it. */
export function answerPage(page: EncodedPage, request: Request, response: Response): void {
  // `vary` adds to the header: with a canary, responses also differ by cookie.
  response.set({ etag: page.etag, 'cache-control': 'no-cache' }).vary('Accept-Encoding');
  if (isUnmodified(request.headers['if-none-match'], page.etag)) return void response.status(304).end();
  const encoding = preferredEncoding(String(request.headers['accept-encoding'] ?? ''));
  if (encoding !== 'identity') response.set('content-encoding', encoding);
  // `response.send` would read the request's Cache-Control and answer 304 by rules of its own.
  const bytes = page[encoding];
  response.type('html').set('content-length', String(bytes.length));
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/**
 * Creates the handler that sends the shell's page as `render` makes it. The page is rendered and compressed once for each
 * build and kept in memory; a new build is served without a restart.
 * @param folder the shell's built folder; the handler calls `next` if it has no `index.html`
 */
export function shellDocument(folder: string, render: RenderDocument = (built) => built): RequestHandler {
  const file = join(folder, 'index.html');
  let kept: { version: string; page: Promise<EncodedPage> } | undefined;

  async function page(): Promise<EncodedPage> {
    const { mtimeMs, size } = await stat(file);
    const version = `${mtimeMs}/${size}`;
    if (kept?.version === version) return kept.page;
    const made = readFile(file, 'utf8').then((built) => encodePage(render(built)));
    kept = { version, page: made };
    // A page that could not be read is read again by the next request.
    made.catch(() => (kept = undefined));
    return made;
  }

  return async (request, response, next) => {
    let found: EncodedPage;
    try {
      found = await page();
    } catch (error) {
      return next((error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : error);
    }
    answerPage(found, request, response);
  };
}
