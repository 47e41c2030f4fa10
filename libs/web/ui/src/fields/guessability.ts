import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import graphs from '@zxcvbn-ts/language-common/src/adjacencyGraphs.json';
import passwords from '@zxcvbn-ts/language-common/src/passwords.json';

export type Guessability = 'easy' | 'fair' | 'hard';

const OF_SCORE: readonly Guessability[] = ['easy', 'easy', 'fair', 'hard', 'hard'];
/** Only this many characters are judged: typed passwords are shorter, and the time to judge grows with the length. */
const JUDGED = 100;

const zxcvbn = new ZxcvbnFactory({ dictionary: { passwords }, graphs });

/** Returns how easily a password is guessed, by its score from 0 to 4 [TRU-072]. Import this module on demand: it is large. */
export function guessability(password: string): Guessability {
  return OF_SCORE[zxcvbn.check(password.slice(0, JUDGED)).score] ?? 'easy';
}
