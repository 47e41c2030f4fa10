import { sql, type RawBuilder } from 'kysely';
import { isByTime } from '../listing-views/sort-order.js';
import { MAX_COUNTED_SEARCH } from './estimated-total.js';
import type { Fragment, KnownWords } from './known-words.js';
import type { ListingCriteria } from './listing-criteria.js';
import { matchingAll, type MatchingListings } from './matching-listings.js';
import {
  MAX_POSTINGS_COUNTED,
  matchingAmongWords,
  matchingAnyWord,
  totalOfManyWords,
  totalOfWord,
  totalOfWords,
} from './matching-words.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** The expected size of a union of sets of these sizes, drawn independently from `all`. */
export const expectedUnion = (sizes: readonly number[], all: number): number => {
  const none = sizes.reduce((share, size) => share * (1 - Math.min(size / all, 1)), 1);
  return Math.round(Math.max(all * (1 - none), ...sizes));
};

/** Returns the total of a search whose text is one fragment. */
function totalOf(
  criteria: ListingCriteria,
  { words, listings }: Fragment,
  shelf: number,
): RawBuilder<number> {
  const [word, ...others] = words;
  if (word !== undefined && others.length === 0) return totalOfWord(criteria, word);
  if (sum(listings) <= MAX_POSTINGS_COUNTED) return totalOfWords(criteria, words);
  const estimate = expectedUnion(listings, shelf);
  return Math.max(...listings) > MAX_COUNTED_SEARCH
    ? sql`${estimate}::int`
    : totalOfManyWords(criteria, words, estimate);
}

export interface SearchPlan {
  matching: MatchingListings;
  /** Whether it reads postings: one plan suits all texts then, so the statement may be prepared. */
  isByWords: boolean;
}

/**
 * Decides how the listings that match all patterns are found: by the postings of one fragment only, among the
 * postings of the rarest fragment, or by the texts of the listings. Returns null when no listing can match.
 */
export function planSearch(
  criteria: ListingCriteria,
  patterns: readonly string[],
  { fragments, shelf }: KnownWords,
): SearchPlan | null {
  const rarest = fragments.toSorted((a, b) => sum(a.listings) - sum(b.listings))[0];
  const texts = patterns.map((pattern) => sql<string>`catalog.infix(${pattern})`);
  if (!rarest) return { matching: matchingAll(texts), isByWords: false };
  if (sum(rarest.listings) === 0) return null;
  const isOnePart = patterns.length === 1 && rarest.isWhole;
  const total = isOnePart ? totalOf(criteria, rarest, shelf) : null;
  if (total && isByTime(criteria.order))
    return { matching: matchingAnyWord(rarest.words, total), isByWords: true };
  if (sum(rarest.listings) <= MAX_COUNTED_SEARCH)
    return { matching: matchingAmongWords(texts, rarest.words), isByWords: true };
  return { matching: matchingAll(texts, total ?? undefined), isByWords: false };
}
