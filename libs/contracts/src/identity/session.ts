import type { UserView } from './user.view.js';

/** The message on a device whose session was replaced by another device [ID-080]. */
export const SESSION_REPLACED_MESSAGE =
  'Your account has been logged in from another device. You have been logged out.';

/** The response of login and registration. */
export interface SessionAnswer {
  token: string;
  user: UserView;
  requiresEmailVerification?: boolean;
}

/**
 * The reasons why a session ended. The reason determines the error code of later calls with its token (contract, section 2).
 */
export const SESSION_END_REASONS = [
  'logout',
  'replaced',
  'deactivated',
  'deleted',
  'password',
  'demoted',
  'ended',
  'second-step',
] as const;
export type SessionEndReason = (typeof SESSION_END_REASONS)[number];

/** The ways in which a session was signed in (trust.md, section 3). */
export const SIGN_IN_METHODS = ['password', 'google', 'passkey', 'registration'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

const DAY = 24 * 60 * 60 * 1000;
/** A session ends this long after the sign-in, in milliseconds. */
export const SESSION_LIFETIME = 30 * DAY;
/** A session ends after this long without use, in milliseconds. */
export const SESSION_IDLE_LIMIT = 14 * DAY;
