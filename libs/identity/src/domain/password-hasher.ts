/**
 * Hashes passwords for storage. Hashing is expensive on purpose, so few passwords are hashed at the same time. Every method
 * throws UNAVAILABLE when too many calls are waiting.
 */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;

  /**
   * Compares a password with a stored hash. Without a stored hash, returns false after the same time.
   * @param afterWaiting runs before a comparison that had to wait for others; it may throw to refuse
   */
  abstract matches(
    password: string,
    stored: string | null,
    afterWaiting?: () => Promise<void>,
  ): Promise<boolean>;
}
