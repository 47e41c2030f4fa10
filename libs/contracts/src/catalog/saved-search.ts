import * as z from 'zod/mini';
import { searchText } from '../http/page.js';
import { searchInput, wellFormed } from '../http/text.js';
import { CONSOLES, PLATFORMS, SERVICES } from './enumerations.js';
import { CATALOG_MESSAGES } from './messages.js';

/** The maximum number of saved searches of a user. */
export const MAX_SAVED_SEARCHES = 10;

/** Converts a text to one line, as saved searches are shown on one line. */
const inOneLine = (text: string | undefined): string | undefined =>
  text === undefined
    ? undefined
    : wellFormed(text)
        .replace(/\p{Cc}+/gu, ' ')
        .trim() || undefined;
const kept = z.transform(inOneLine);

/** A boolean as in JSON, or as text as in the URL of the list. */
const stock = z.optional(
  z.union(
    [
      z.boolean(),
      z.pipe(
        z.enum(['true', 'false']),
        z.transform((text) => text === 'true'),
      ),
    ],
    'inStock must be true or false',
  ),
);

const accountFilters = z.object(
  {
    q: z.pipe(searchText, kept),
    service: z.optional(z.enum(SERVICES, 'service is unknown')),
    console: z.optional(z.enum(CONSOLES, 'console is unknown')),
    inStock: stock,
  },
  'query must be the filters of the list',
);
const giftCardFilters = z.object(
  {
    q: z.pipe(searchText, kept),
    platform: z.optional(z.enum(PLATFORMS, 'platform is unknown')),
    region: z.pipe(
      z.optional(searchInput('region', { length: 60, message: 'region must be at most 60 characters' })),
      kept,
    ),
    inStock: stock,
  },
  'query must be the filters of the list',
);

const isFiltered = z.refine<{ query: object }>(
  ({ query }) => Object.values(query).some((value) => value !== undefined),
  { error: CATALOG_MESSAGES.noFilter, path: ['query'] },
);

/** `POST /saved-searches` [POC-109]. */
export const newSavedSearch = z
  .discriminatedUnion(
    'catalog',
    [
      z.object({ catalog: z.literal('accounts'), query: accountFilters }),
      z.object({ catalog: z.literal('giftcards'), query: giftCardFilters }),
    ],
    'catalog must be accounts or giftcards',
  )
  .check(isFiltered);
export type NewSavedSearch = z.infer<typeof newSavedSearch>;

const savedQuery = z.object({
  q: z.optional(z.string()),
  service: z.optional(z.enum(SERVICES)),
  console: z.optional(z.enum(CONSOLES)),
  platform: z.optional(z.enum(PLATFORMS)),
  region: z.optional(z.string()),
  inStock: z.optional(z.boolean()),
});
/** The filters of a saved search. Filters of the other catalogue are never set. */
export type SavedQuery = z.infer<typeof savedQuery>;

const savedSearchView = z.object({
  _id: z.string(),
  catalog: z.enum(['accounts', 'giftcards']),
  query: savedQuery,
  name: z.string(),
  createdAt: z.string(),
});
export type SavedSearchView = z.infer<typeof savedSearchView>;

export const savedSearchAnswer = z.object({ savedSearch: savedSearchView });
export const savedSearchesAnswer = z.object({ savedSearches: z.array(savedSearchView) });

/** The filters that form a name. Their texts may be translated for the reader. */
interface NamedFilters extends Partial<
  Record<'q' | 'service' | 'platform' | 'console' | 'region', string | undefined>
> {
  inStock?: boolean | undefined;
}

/**
 * Returns the name of a saved search: the values of its filters in a fixed order [POC-109].
 * @param words the texts for the two values of `inStock`; English by default
 */
export const savedSearchName = (
  { q, service, platform, console, region, inStock }: NamedFilters,
  words = { inStock: 'In stock', outOfStock: 'Out of stock' },
): string => {
  const stocked = inStock ? words.inStock : words.outOfStock;
  const values = [q, service ?? platform, console ?? region, inStock === undefined ? undefined : stocked];
  return values.filter(Boolean).join(', ');
};

/** Returns the path of the shelf with the filters. */
export const savedSearchPath = (catalog: SavedSearchView['catalog'], query: SavedQuery): string => {
  const { q, service, platform, console, region, inStock } = query;
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries({ q, service, platform, console, region, inStock }))
    if (value !== undefined) address.set(name, String(value));
  return `/${catalog}?${address.toString()}`;
};
