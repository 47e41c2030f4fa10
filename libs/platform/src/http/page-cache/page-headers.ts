import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import { REQUEST_ID, requestIdOf } from '../middleware/request-id.js';
import { securityHeaders } from '../middleware/security-headers.js';
import { REVALIDATED } from '../revalidated.decorator.js';
import type { Encoding } from './encodings.js';
import type { StoredPage } from './stored-page.js';

/** Returns the headers that the middleware of all other calls sets on a response of the API. */
function commonHeaders(): Map<string, string> {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
    removeHeader: (name: string) => headers.delete(name.toLowerCase()),
  };
  securityHeaders()({ path: '/api' } as Request, response as unknown as Response, () => undefined);
  return headers;
}

/** Headers of responses from memory, as flat lists: `writeHead` accepts these without checking each name twice. */
export class PageHeaders {
  private readonly common: readonly string[];

  /** @param variesByOrigin whether front ends of other origins are served, whose responses have another header */
  constructor(variesByOrigin: boolean) {
    const headers = commonHeaders().set('cache-control', REVALIDATED);
    headers.set('vary', variesByOrigin ? 'Origin, Accept-Encoding' : 'Accept-Encoding');
    this.common = [...headers].flat();
  }

  /** The headers of a 304, for a page that the client has. */
  unmodified(request: IncomingMessage, { etag }: StoredPage): string[] {
    return [...this.common, REQUEST_ID, requestIdOf(request), 'etag', etag];
  }

  /** @param length the number of bytes of the page in this encoding */
  full(request: IncomingMessage, page: StoredPage, encoding: Encoding, length: number): string[] {
    const headers = this.unmodified(request, page);
    headers.push('content-type', 'application/json; charset=utf-8', 'content-length', String(length));
    if (encoding !== 'identity') headers.push('content-encoding', encoding);
    return headers;
  }
}
