// The rules of the login page's security code (specification, sections 4 and 9).
export const CODE_LENGTH = 5;
export const MAX_ATTEMPTS = 3;
export const BLOCKED_FOR_MS = 30_000;

// Excludes letters and digits that look alike.
const CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Returns five random letters and digits [ID-086]. */
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

/** Returns the state after a submitted entry [ID-087..090]. A verified state stays until a new code is requested. */
export function submitted(state: CaptchaState, entry: string): CaptchaState {
  if (state.blocked || state.verified) return state;
  if (entry.trim().toUpperCase() === state.code) return { ...state, verified: true };
  const attempts = state.attempts + 1;
  return { code: newCode(), attempts, verified: false, blocked: attempts >= MAX_ATTEMPTS };
}
