import type { SessionEnd } from '@manette/contracts/identity';

const DAY = 24 * 60 * 60 * 1000;
/** A token can live this long. */
export const SESSION_LIFETIME = 30 * DAY;
/** A session nobody uses ends earlier. */
export const SESSION_IDLE_LIMIT = 14 * DAY;
/** "Last used" is no finer than this, so that reading does not write all the time. */
export const TOUCH_EVERY = 60 * 1000;

export interface Session {
  id: string;
  userId: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  endReason: SessionEnd | null;
}

/** A new sign-in of a person at a moment. */
export function openSession(id: string, userId: string, at: Date): Session {
  const expiresAt = new Date(at.getTime() + SESSION_LIFETIME);
  return { id, userId, createdAt: at, lastUsedAt: at, expiresAt, endedAt: null, endReason: null };
}

/** Whether the moment of the last use is old enough to be written again. */
export function needsTouch(session: Pick<Session, 'lastUsedAt'>, now: Date): boolean {
  return now.getTime() - session.lastUsedAt.getTime() >= TOUCH_EVERY;
}
