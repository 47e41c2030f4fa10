const joined = (beginnings: readonly string[], ends: readonly string[]): string[] =>
  beginnings.flatMap((beginning) => ends.map((end) => beginning + end));

/** A hundred words that no demo listing contains. Each occurs in one of a hundred listings. */
export const WORDS = joined(
  ['Halcy', 'Morvi', 'Teska', 'Vandu', 'Quorle', 'Brilmo', 'Draxi', 'Fennu', 'Glimpo', 'Skyrra'],
  ['on', 'thane', 'bolt', 'wick', 'dral', 'furgh', 'spex', 'lomund', 'jast', 'crive'],
);

/** A hundred such words in Arabic. */
export const ARABIC_WORDS = joined(
  ['مغام', 'سماو', 'قلاع', 'نجوم', 'بحار', 'صقور', 'رمال', 'جبال', 'ليال', 'فجري'],
  ['رات', 'ينكو', 'بدوس', 'تيفا', 'زحلم', 'كوشي', 'لنضر', 'غصبه', 'حفظت', 'ثقيل'],
);

/** Pairs of letters, some of which occur in many texts and some in few. */
export const PAIRS = joined([...'aeioustrln'], [...'nrstlmdcpb']);

/** Returns a word with two letters swapped. */
export const misspelt = (word: string): string =>
  word.slice(0, 3) + word.charAt(4) + word.charAt(3) + word.slice(5);

/** Returns a word that no listing contains and that resembles no other word. */
export const unknownWord = (number: number): string => `xqz${String(number).padStart(3, '0')}jvwk`;
