import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import { REQUEST_ID, requestIdOf } from '../middleware/request-id.js';
import { prepareHead, type PreparedHead } from './prepared-answer.js';
import { securityHeaders } from '../middleware/security-headers.js';
import { REVALIDATED } from '../revalidated.decorator.js';
import type { Encoding } from './encodings.js';
import type { StoredPage } from './stored-page.js';

/** The headers that the middleware of all other calls sets on an answer of the API. */
function commonHeaders(): Map<string, string> {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
    removeHeader: (name: string) => headers.delete(name.toLowerCase()),
  };
  securityHeaders()({ path: '/api' } as Request, response as unknown as Response, () => undefined);
  return headers;
}

/** Headers of answers from memory. */
export class PageHeaders {
  private readonly common: readonly string[];
  private readonly prepared = new WeakMap<StoredPage, Map<Encoding | 304, PreparedHead>>();

  /** @param variesByOrigin whether front ends of other origins are served, to whom answers differ by a header */
  constructor(variesByOrigin: boolean) {
    const headers = commonHeaders().set('cache-control', REVALIDATED);
    headers.set('vary', variesByOrigin ? 'Origin, Accept-Encoding' : 'Accept-Encoding');
    this.common = [...headers].flat();
  }

  /** All headers of an answer, for `writeHead`. @param kind the encoding, or 304 for a page that the client has */
  listOf(request: IncomingMessage, page: StoredPage, kind: Encoding | 304): string[] {
    return [...this.ofPage(page, kind), REQUEST_ID, requestIdOf(request)];
  }

  /** The head of all answers of this kind; made once for a page. */
  headOf(page: StoredPage, kind: Encoding | 304): PreparedHead {
    let heads = this.prepared.get(page);
    if (!heads) this.prepared.set(page, (heads = new Map()));
    let head = heads.get(kind);
    if (!head) {
      head = prepareHead(kind === 304 ? '304 Not Modified' : '200 OK', this.ofPage(page, kind));
      heads.set(kind, head);
    }
    return head;
  }

  private ofPage(page: StoredPage, kind: Encoding | 304): string[] {
    const headers = [...this.common, 'etag', page.etag];
    if (kind === 304) return headers;
    const length = String(page.encoded(kind)?.length ?? 0);
    headers.push('content-type', 'application/json; charset=utf-8', 'content-length', length);
    if (kind !== 'identity') headers.push('content-encoding', kind);
    return headers;
  }
}
