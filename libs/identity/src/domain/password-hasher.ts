/**
 * Hashes passwords for keeping. This is expensive on purpose, so little of it is done at once.
 * Every method throws UNAVAILABLE when too much of it is waiting.
 */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;

  /**
   * Whether a password is the one that is kept; without one it is not, which takes as long to find out. `afterWaiting` is
   * asked before the comparison if that had to wait for others, and may refuse.
   */
  abstract matches(
    password: string,
    stored: string | null,
    afterWaiting?: () => Promise<void>,
  ): Promise<boolean>;
}
