import * as z from 'zod/mini';
import { choice } from '../http/choice.js';
import { pageQuery, searchText } from '../http/page.js';
import { CONSOLES, SERVICES } from './enumerations.js';
import { listingIds } from './listing-ids.js';
import { ACCOUNT_SORTS, sortedBy } from './sorting.js';

/** A boolean as `true` or `false` in a query string. */
export const flag = z.optional(
  z.pipe(
    z.enum(['true', 'false'], 'inStock must be true or false'),
    z.transform((text) => text === 'true'),
  ),
);

/** `GET /accounts` [CAT-028..030]. */
export const accountListQuery = z.object({
  ...pageQuery,
  q: searchText,
  service: choice(SERVICES, 'service is unknown'),
  console: choice(CONSOLES, 'console is unknown'),
  inStock: flag,
  ids: listingIds,
  sort: sortedBy(ACCOUNT_SORTS),
});
export type AccountListQuery = z.infer<typeof accountListQuery>;
