import type { PresentSocket } from './presence.js';
import type { User } from './user.js';

/** What an announcement names of a user. */
export type AnnouncedUser = Pick<User, 'id' | 'username' | 'role'>;

/**
 * Stores the open sockets of all processes, and the presence that was last announced for each user. Every method runs
 * inside the caller's unit of work.
 */
export abstract class PresenceRepository {
  /** Locks a user's presence until the unit of work ends. @returns whether the user was last announced as online */
  abstract lock(userId: string): Promise<boolean>;

  /** Stores what is being announced; the presence is locked. */
  abstract setOnline(userId: string, isOnline: boolean, at: Date): Promise<void>;

  /** Whether a socket keeps the user online: an open one of a living process, or one within its grace. */
  abstract hasLiveSocket(userId: string, now: Date): Promise<boolean>;

  /** Reads a user, also a deleted one. */
  abstract findUser(userId: string): Promise<AnnouncedUser>;

  /** Adds a socket, unless its session has ended. @returns whether it was added */
  abstract addSocket(socket: PresentSocket, processId: string, leaseUntil: Date): Promise<boolean>;

  /** Starts the grace of a socket. */
  abstract markLeft(socketId: string, at: Date): Promise<void>;

  /** Starts the grace of all sockets of a process. */
  abstract markProcessLeft(processId: string, at: Date): Promise<void>;

  /** Removes the sockets of sessions without a grace. */
  abstract removeSockets(userId: string, sessionIds: string[]): Promise<void>;

  /** Renews the lease of a process's open sockets, and adds those that were removed meanwhile. */
  abstract renewLeases(sockets: PresentSocket[], processId: string, leaseUntil: Date): Promise<void>;
}
