import * as z from 'zod/mini';
import { choice } from '../http/choice.js';
import { pageQuery, searchText } from '../http/page.js';
import { searchInput } from '../http/text.js';
import { flag } from './account-list.query.js';
import { PLATFORMS } from './enumerations.js';
import { listingIds } from './listing-ids.js';
import { GIFT_CARD_SORTS, sortedBy } from './sorting.js';

/** `GET /giftcards`; `region` is a substring of the card's region, regardless of case [CAT-089]; 'all' is no filter. */
export const giftCardListQuery = z.object({
  ...pageQuery,
  q: searchText,
  platform: choice(PLATFORMS, 'platform is unknown'),
  region: z.optional(
    z.pipe(
      searchInput('region', { length: 60, message: 'region must be at most 60 characters' }),
      z.transform((region) => (region?.toLowerCase() === 'all' ? undefined : region)),
    ),
  ),
  inStock: flag,
  ids: listingIds,
  sort: sortedBy(GIFT_CARD_SORTS),
});
export type GiftCardListQuery = z.infer<typeof giftCardListQuery>;
