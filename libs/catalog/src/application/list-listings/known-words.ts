import type { PreparedReads } from '@manette/platform';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { inFacets, shelfTotal } from './facet-counts.js';
import type { ListingCriteria } from './listing-criteria.js';

/** A fragment that more words than this contain is not looked up in the table of words; neither is a single character. */
const MAX_WORDS = 500;
const MIN_FRAGMENT = 2;
/** A normalised text longer than this may span more than one stored stretch of a long word (`catalog.words_of`). */
const MAX_LENGTH = 100;

/** A run of letters and digits in a search text. Each listing that matches has one of its `words`. */
export interface Fragment {
  /** Whether the fragment is the whole text. */
  isWhole: boolean;
  /** The words that contain it, each once. */
  words: string[];
  /** How many listings that pass the filters have each of the words; in the order of `words`. */
  listings: number[];
}

export interface KnownWords {
  fragments: Fragment[];
  /** How many listings pass the filters. */
  shelf: number;
}

interface Row {
  shelf: number;
  fragments: (Fragment & { tooMany: boolean })[];
}

const statementFor = (criteria: ListingCriteria, patterns: readonly string[]): RawBuilder<Row> => sql<Row>`
  with fragment as materialized (
    select typed.text = word as "isWhole", catalog.words_with(${criteria.kind}, word, ${sql.lit(MAX_WORDS + 1)}) as words
      from unnest(${patterns}::text[]) pattern, lateral (select catalog.normalise(pattern) as text) typed,
           catalog.words_of(typed.text) word
     where length(typed.text) <= ${sql.lit(MAX_LENGTH)} and length(word) >= ${sql.lit(MIN_FRAGMENT)})
  select ${shelfTotal(criteria)} as shelf,
         (select coalesce(json_agg(json_build_object(
             'isWhole', "isWhole", 'tooMany', cardinality(fragment.words) > ${sql.lit(MAX_WORDS)},
             'words', counted.words, 'listings', counted.listings)), '[]')
            from fragment, lateral (
              select coalesce(array_agg(word), '{}') as words, coalesce(array_agg(n), '{}') as listings
                from (select w.word, sum(t.listings)::int as n
                        from (select distinct unnest(fragment.words) as word
                               where cardinality(fragment.words) <= ${sql.lit(MAX_WORDS)}) w
                        join ${sql.table(`${criteria.table}_word_tally`)} t on t.word = w.word and ${inFacets(criteria)}
                       group by w.word) w) counted) as fragments`;

/**
 * Finds the words of listings that contain the fragments of the texts. Fragments that more than `MAX_WORDS` words
 * contain are left out.
 * @param patterns texts as typed or corrected
 */
export async function findKnownWords(
  { db, preparedReads }: { db: Kysely<unknown>; preparedReads: PreparedReads },
  criteria: ListingCriteria,
  patterns: readonly string[],
): Promise<KnownWords> {
  const rows = await preparedReads.run<Row>(statementFor(criteria, patterns).compile(db));
  const { shelf = 0, fragments = [] } = rows[0] ?? {};
  return { shelf, fragments: fragments.filter(({ tooMany }) => !tooMany) };
}
