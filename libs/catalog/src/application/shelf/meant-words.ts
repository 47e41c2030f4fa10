import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Shelf } from './shelf.js';

/** More words than this say no more about what is meant. */
const MOST = 6;
/** As `catalog.word` is split, before the text is normalised: marks are parts of letters. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

/** The word with one letter too many taken out, or two neighbours changed: errors that few trigrams survive. */
const slips = (word: string): string[] => {
  const letters = [...word];
  const without = letters.map((_, at) => letters.toSpliced(at, 1));
  const swapped = letters.slice(1).map((letter, at) => letters.toSpliced(at, 2, letter, letters[at] ?? ''));
  return [...without, ...swapped].map((one) => one.join(''));
};

/**
 * The word itself where some listing's word contains it, else the one most like it; words of three letters are too
 * alike to be corrected. Counted, where `exists` would be planned to meet one soon and then read all words in vain.
 */
const meant = (kind: string, word: string): RawBuilder<string> => {
  const typed = sql`catalog.normalise(${word})`;
  const known = sql`from catalog.word where kind = ${kind}`;
  return sql<string>`case
    when length(${typed}) < 4 or (select count(*) ${known} and word like catalog.infix(${word})) > 0 then ${typed}
    else coalesce(
      (select min(word) ${known} and word in (select catalog.normalise(slip) from unnest(${slips(word)}::text[]) slip)),
      (select word ${known} and (word operator(public.%>) ${typed} or word operator(public.%) ${typed})
        order by public.word_similarity(${typed}, word) desc, public.similarity(${typed}, word) desc, word
        limit 1)) end`;
};

/**
 * The words of a search as they were probably meant, for one that finds nothing as it was typed; null when a word of
 * it is like none that any listing has.
 */
export async function meantWords(db: Kysely<unknown>, { kind }: Shelf, q: string): Promise<string[] | null> {
  const words = q.normalize('NFKC').split(BETWEEN_WORDS).filter(Boolean).slice(0, MOST);
  if (words.length === 0) return null;
  const { rows } = await sql<{ words: (string | null)[] }>`
    select array[${sql.join(words.map((word) => meant(kind, word)))}] as words`.execute(db);
  const found = rows[0]?.words.filter((word) => word !== null && word !== '') ?? [];
  return found.length === words.length ? (found as string[]) : null;
}
