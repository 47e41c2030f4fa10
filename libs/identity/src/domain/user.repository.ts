import type { User } from './user.js';

/** Stores users. Every method runs inside the caller's unit of work. */
export abstract class UserRepository {
  /** @throws UsernameTaken or EmailTaken, also when two processes add the same at once */
  abstract add(user: User): Promise<void>;

  /** Writes the changes of a user. @throws UsernameTaken or EmailTaken */
  abstract save(user: User): Promise<void>;

  /** Reads a user and locks the row until the unit of work ends. @returns null also for deleted users */
  abstract lock(id: string): Promise<User | null>;

  /** Reads a user without a lock, for those who change nothing of it. @returns null also for deleted users */
  abstract read(id: string): Promise<User | null>;

  abstract lockByEmail(email: string): Promise<User | null>;

  abstract lockByGoogleId(googleId: string): Promise<User | null>;

  /**
   * Whether no active administrator would remain without this one. Concurrent units of work that ask are serialized, so that
   * each sees the result of the one before.
   */
  abstract isLastAdministrator(id: string): Promise<boolean>;

  /** Reads the id and password hash of the user with this address, without a lock. */
  abstract findCredentials(email: string): Promise<{ id: string; passwordHash: string | null } | undefined>;
}
