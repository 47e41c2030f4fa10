import type { SignInChallengeView } from '@manette/contracts/identity';

/** A sign-in whose second step is still to come. */
export type PendingSignIn = Pick<SignInChallengeView, 'challenge' | 'methods'>;

export const SECOND_STEP = '/login/second-step';
const KEY = 'signInChallenge';

/** Keeps the sign-in for /login/second-step, in this tab alone and also when it is loaded again. */
export const storePendingSignIn = ({ challenge, methods }: PendingSignIn) =>
  sessionStorage.setItem(KEY, JSON.stringify({ challenge, methods }));

export function readPendingSignIn(): PendingSignIn | null {
  const stored = sessionStorage.getItem(KEY);
  return stored === null ? null : (JSON.parse(stored) as PendingSignIn);
}

export const clearPendingSignIn = () => sessionStorage.removeItem(KEY);
