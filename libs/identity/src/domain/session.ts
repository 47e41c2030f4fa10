import type { SessionEndReason } from '@manette/contracts/identity';

const DAY = 24 * 60 * 60 * 1000;
/** A session ends this long after the sign-in, in milliseconds. */
export const SESSION_LIFETIME = 30 * DAY;
/** A session ends after this long without use, in milliseconds. */
export const SESSION_IDLE_LIMIT = 14 * DAY;
/** `lastUsedAt` is written at most this often, in milliseconds, so that not every read writes. */
export const TOUCH_EVERY = 60 * 1000;

export interface Session {
  id: string;
  userId: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  endReason: SessionEndReason | null;
}

/** Opens a session of a user. */
export function openSession(id: string, userId: string, at: Date): Session {
  const expiresAt = new Date(at.getTime() + SESSION_LIFETIME);
  return { id, userId, createdAt: at, lastUsedAt: at, expiresAt, endedAt: null, endReason: null };
}

/** Whether the time of the last use is due to be written again. */
export function needsTouch(session: Pick<Session, 'lastUsedAt'>, now: Date): boolean {
  return now.getTime() - session.lastUsedAt.getTime() >= TOUCH_EVERY;
}
