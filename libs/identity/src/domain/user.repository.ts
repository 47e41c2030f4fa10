import type { User } from './user.js';

/** Where people are kept. Every method works inside the unit of work of the caller. */
export abstract class UserRepository {
  /** @throws UsernameTaken or EmailTaken, also when two processes add the same at once */
  abstract add(user: User): Promise<void>;

  /** Writes what changed. @throws UsernameTaken or EmailTaken */
  abstract save(user: User): Promise<void>;

  /** Reads a person and holds their row until the unit of work ends; deleted ones are not found. */
  abstract lock(id: string): Promise<User | null>;

  abstract lockByEmail(email: string): Promise<User | null>;

  abstract lockByGoogleId(googleId: string): Promise<User | null>;

  /**
   * Whether no other active administrator would remain. Of several units of work that ask, one goes on; the others wait
   * for its end and see what it has made of them.
   */
  abstract isLastAdministrator(id: string): Promise<boolean>;

  /** Reads the id and password hash of the user with this address, without a lock. */
  abstract findCredentials(email: string): Promise<{ id: string; passwordHash: string | null } | undefined>;
}
