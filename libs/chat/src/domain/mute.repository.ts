import type { Mute } from './mute.js';

/** The stored mutes. All methods run inside the caller's unit of work. */
export abstract class MuteRepository {
  /** Returns the mute of a user that is active at a time. */
  abstract find(userId: string, at: Date): Promise<Mute | undefined>;
  /** Writes a mute and replaces a former one of the user. */
  abstract put(mute: Mute): Promise<void>;
  /** Removes the mute of a user that is active at a time, and returns it. @throws MuteNotFound */
  abstract remove(userId: string, at: Date): Promise<Mute>;
  /** Removes the mutes that have ended, and those of deleted users. @returns the ids of these users */
  abstract removeEnded(at: Date): Promise<string[]>;
}
