import type { MuteDuration } from '@manette/contracts/chat';

const MINUTE = 60_000;
const LENGTHS: Record<Exclude<MuteDuration, 'forever'>, number> = {
  '10m': 10 * MINUTE,
  '1h': 60 * MINUTE,
  '1d': 24 * 60 * MINUTE,
};

/** A client who may not write in the chat for a time. A user has one mute at most. */
export interface Mute {
  userId: string;
  /** Null until an administrator lifts it. */
  until: Date | null;
  /** The administrator who muted the client. */
  byId: string;
  at: Date;
}

/** Returns the end of a mute that begins at `at`; `factor` shortens it in tests. */
export const muteEnd = (duration: MuteDuration, at: Date, factor: number): Date | null =>
  duration === 'forever' ? null : new Date(at.getTime() + LENGTHS[duration] * factor);
