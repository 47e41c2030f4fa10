import type { User } from './user.js';

/** Stores users. Every method runs inside the caller's unit of work. */
export abstract class UserRepository {
  /** @throws UsernameTaken or EmailTaken, even if two processes add the same user at the same time */
  abstract add(user: User): Promise<void>;

  /** Writes the changes of a user. @throws UsernameTaken or EmailTaken */
  abstract save(user: User): Promise<void>;

  /** Reads a user and locks the row until the unit of work ends. @returns null for unknown and deleted users */
  abstract lock(id: string): Promise<User | null>;

  /** Reads a user without a lock, for callers that do not change the user. @returns null for unknown and deleted users */
  abstract read(id: string): Promise<User | null>;

  abstract lockByEmail(email: string): Promise<User | null>;

  abstract lockByGoogleId(googleId: string): Promise<User | null>;

  /**
   * Returns whether no active administrator would remain without this one. Concurrent units of work that call it run one after
   * another, so that each sees the result of the previous one.
   */
  abstract isLastAdministrator(id: string): Promise<boolean>;

  /** Reads the id and password hash of the user with this address, without a lock. */
  abstract findCredentials(email: string): Promise<{ id: string; passwordHash: string | null } | undefined>;
}
