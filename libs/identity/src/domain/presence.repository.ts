import type { PresentSocket } from './presence.js';
import type { User } from './user.js';

/** The fields of a user that an announcement contains. */
export type AnnouncedUser = Pick<User, 'id' | 'username' | 'role'>;

/**
 * Stores the open sockets of all processes, and the presence that was last announced for each user. Every method runs
 * inside the caller's unit of work.
 */
export abstract class PresenceRepository {
  /**
   * Locks the presence of users until the unit of work ends, in an order that all callers share.
   * @returns the users who were last announced as online
   */
  abstract lock(userIds: string[]): Promise<Set<string>>;

  /** Stores the presence of users that is being announced. The caller has locked it. */
  abstract setOnline(userIds: string[], isOnline: boolean, at: Date): Promise<void>;

  /**
   * Returns the users whom a socket keeps online: an open socket of a process with a valid lease, or a closed one within its
   * grace.
   */
  abstract withLiveSocket(userIds: string[], now: Date): Promise<Set<string>>;

  /** Reads users, including deleted ones. */
  abstract findUsers(userIds: string[]): Promise<AnnouncedUser[]>;

  /**
   * Adds sockets, unless their session has ended. Skips sessions that are being changed instead of waiting for them, as another
   * unit of work that changes them may wait for this one.
   * @returns the sockets that were added
   */
  abstract addSockets(sockets: PresentSocket[], processId: string): Promise<PresentSocket[]>;

  /** Adds a socket, unless its session has ended; waits while the session is being changed. @returns whether it was added */
  abstract addSocket(socket: PresentSocket, processId: string): Promise<boolean>;

  /** Adds the sockets that are missing and whose session is open; waits while one of the sessions is being changed. */
  abstract restoreSockets(sockets: PresentSocket[], processId: string): Promise<void>;

  /** Starts the grace of sockets. */
  abstract markLeft(socketIds: string[], at: Date): Promise<void>;

  /** Starts the grace of all sockets of a process except `open`. */
  abstract markOthersLeft(processId: string, open: string[], at: Date): Promise<void>;

  /** Removes the sockets of these sessions, and those of the user's sessions that ended before, without a grace. */
  abstract removeSockets(userId: string, sessionIds: string[]): Promise<void>;

  /** Begins the lease of a process unless it has one. @returns whether it had none */
  abstract beginLease(processId: string, leaseUntil: Date): Promise<boolean>;

  /** Renews the lease of a process. @returns whether the lease was gone, so that the process's sockets may have been removed */
  abstract renewLease(processId: string, leaseUntil: Date): Promise<boolean>;
}
