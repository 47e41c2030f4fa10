import type { Mute } from './mute.js';

/** The stored mutes. All of it runs inside the caller's unit of work. */
export abstract class MuteRepository {
  /** The mute of a user that holds at a time. */
  abstract find(userId: string, at: Date): Promise<Mute | undefined>;
  /** Writes a mute, in place of a former one of the user. */
  abstract put(mute: Mute): Promise<void>;
  /** Removes the mute of a user that holds at a time. @throws MuteNotFound */
  abstract remove(userId: string, at: Date): Promise<Mute>;
  /** Removes the mutes that have ended, and those of deleted users. @returns whose they were */
  abstract removeEnded(at: Date): Promise<string[]>;
}
