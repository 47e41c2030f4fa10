/** What the login page's code allows (specification, sections 4 and 9). */
export const CODE_LENGTH = 5;
export const MAX_ATTEMPTS = 3;
export const BLOCKED_FOR_MS = 30_000;

// Letters and digits that nobody mistakes for one another.
const CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Five random letters and digits [ID-086]. */
export const newCode = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint32Array(CODE_LENGTH)),
    (n) => CHARACTERS[n % CHARACTERS.length],
  ).join('');

export interface CaptchaState {
  code: string;
  attempts: number;
  verified: boolean;
  blocked: boolean;
}

export const freshCaptcha = (): CaptchaState => ({
  code: newCode(),
  attempts: 0,
  verified: false,
  blocked: false,
});

/** What a submitted entry changes [ID-087..090]. Once verified it stays so until a new code is asked for. */
export function submitted(state: CaptchaState, entry: string): CaptchaState {
  if (state.blocked || state.verified) return state;
  if (entry.trim().toUpperCase() === state.code) return { ...state, verified: true };
  const attempts = state.attempts + 1;
  return { code: newCode(), attempts, verified: false, blocked: attempts >= MAX_ATTEMPTS };
}
