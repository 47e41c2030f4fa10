import * as z from 'zod/mini';
import { searchInput } from './text.js';

export const DEFAULT_PAGE_SIZE = 24;
export const MAX_PAGE_SIZE = 100;

const limitMessage = `limit must be a whole number from 1 to ${MAX_PAGE_SIZE}`;

/** The query fields of every paged list; `cursor` is opaque and validated when it is decoded. */
export const pageQuery = {
  limit: z._default(
    z.coerce
      .number(limitMessage)
      .check(z.int(limitMessage), z.minimum(1, limitMessage), z.maximum(MAX_PAGE_SIZE, limitMessage)),
    DEFAULT_PAGE_SIZE,
  ),
  cursor: z.optional(z.string('cursor is malformed').check(z.maxLength(512, 'cursor is malformed'))),
};

export interface PageQuery {
  limit: number;
  cursor?: string | undefined;
}

/** One page of a keyset-paged list: `nextCursor` is null at the end, `total` counts the whole list. */
export interface Page<T> {
  items: T[];
  nextCursor: string | null;
  total: number;
}

/** The text of a search field: trimmed, at most 100 characters. An empty text means no search. */
export const searchText = z.optional(
  z.pipe(
    searchInput('q', { length: 100, message: 'Search text must be at most 100 characters' }),
    z.transform((text) => (text === '' ? undefined : text)),
  ),
);
