import type { SignInChallengeView } from '@manette/contracts/identity';

/** A sign-in that still requires its second step. */
export type PendingSignIn = Pick<SignInChallengeView, 'challenge' | 'methods'>;

export const SECOND_STEP = '/login/second-step';
const KEY = 'signInChallenge';

/** Stores the sign-in for /login/second-step, for this tab only; it survives a reload. */
export const storePendingSignIn = ({ challenge, methods }: PendingSignIn) =>
  sessionStorage.setItem(KEY, JSON.stringify({ challenge, methods }));

export function readPendingSignIn(): PendingSignIn | null {
  const stored = sessionStorage.getItem(KEY);
  return stored === null ? null : (JSON.parse(stored) as PendingSignIn);
}

export const clearPendingSignIn = () => sessionStorage.removeItem(KEY);
