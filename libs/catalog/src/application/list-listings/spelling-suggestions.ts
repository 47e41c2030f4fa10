import type { PreparedReads } from '@manette/platform';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ListingCriteria } from './listing-criteria.js';

/** Further words are ignored. */
const MAX_WORDS = 6;
/** Splits like `catalog.word`, before the text is normalised: combining marks are parts of letters. */
const WORD_SEPARATOR = /[^\p{L}\p{M}\p{N}]+/u;

/** The word without one of its letters, or with two neighbours swapped: typing errors that share few trigrams with the word. */
const variantsOf = (word: string): string[] => {
  const letters = [...word];
  const without = letters.map((_, at) => letters.toSpliced(at, 1));
  const swapped = letters.slice(1).map((letter, at) => letters.toSpliced(at, 2, letter, letters[at] ?? ''));
  return [...without, ...swapped].map((variant) => variant.join(''));
};

/**
 * Selects the word itself if a word of a listing contains it, otherwise the most similar word. Words of three letters
 * are too similar to each other to be corrected. Uses `count` instead of `exists`: with `exists` the planner expects
 * an early match and reads all words when there is none.
 */
const suggestionFor = (kind: string, word: string): RawBuilder<string> => {
  const typed = sql`catalog.normalise(${word})`;
  const known = sql`from catalog.word where kind = ${kind} and length(word) between 4 and 40`;
  return sql<string>`case
    when length(${typed}) < 4 or (select count(*) ${known} and word like catalog.infix(${word})) > 0 then ${typed}
    else coalesce(
      (select min(word) ${known} and word in (select catalog.normalise(slip) from unnest(${variantsOf(word)}::text[]) slip)),
      (select word ${known} and (word operator(public.%>) ${typed} or word operator(public.%) ${typed})
        order by public.word_similarity(${typed}, word) desc, public.similarity(${typed}, word) desc, word
        limit 1)) end`;
};

/**
 * Corrects the words of a search without results. Returns null when one of its words is similar to no word of any
 * listing.
 * @param text as the user typed it
 */
export async function suggestSpelling(
  { db, preparedReads }: { db: Kysely<unknown>; preparedReads: PreparedReads },
  { kind }: ListingCriteria,
  text: string,
): Promise<string[] | null> {
  const words = text.normalize('NFKC').split(WORD_SEPARATOR).filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return null;
  const statement = sql<{ words: (string | null)[] }>`
    select array[${sql.join(words.map((word) => suggestionFor(kind, word)))}] as words`;
  const rows = await preparedReads.run(statement.compile(db));
  const found = rows[0]?.words.filter((word) => word !== null && word !== '') ?? [];
  return found.length === words.length ? (found as string[]) : null;
}
