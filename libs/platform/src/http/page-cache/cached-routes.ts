import { parse } from 'node:querystring';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { CachedPage, PageMatcher } from './cached-page.js';

const MAX_ADDRESSES = 2000;
const MAX_ADDRESS_LENGTH = 1000;
/** Names that all query parsers read in the same way. */
const PLAIN_NAME = /^\w+$/;

/** Parses a query in which each name occurs once; undefined for a query that parsers may read differently. */
function plainQuery(text: string): Record<string, string> | undefined {
  try {
    decodeURIComponent(text);
  } catch {
    return undefined;
  }
  const query = Object.entries(parse(text));
  const isPlain = query.every(([name, value]) => PLAIN_NAME.test(name) && typeof value === 'string');
  return isPlain ? (Object.fromEntries(query) as Record<string, string>) : undefined;
}

/** The routes whose pages are cached; contexts add them at the start. */
@Injectable()
export class CachedRoutes {
  private readonly matchers: PageMatcher[] = [];
  private readonly known = new LRUCache<string, { page: CachedPage | undefined }>({ max: MAX_ADDRESSES });

  add(matcher: PageMatcher): void {
    this.matchers.push(matcher);
    this.known.clear();
  }

  /** Returns the cached page of an address; undefined if no route matches. */
  find(address: string): CachedPage | undefined {
    const known = this.known.get(address);
    if (known) return known.page;
    if (address.length > MAX_ADDRESS_LENGTH) return undefined;
    const page = this.match(address);
    this.known.set(address, { page });
    return page;
  }

  private match(address: string): CachedPage | undefined {
    const [path = '', ...rest] = address.split('?');
    const query = plainQuery(rest.join('?'));
    if (!query) return undefined;
    for (const matcher of this.matchers) {
      const page = matcher(path, query);
      if (page) return page;
    }
    return undefined;
  }
}
