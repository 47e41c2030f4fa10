/** Turns passwords into what may be stored, and back into a yes or no. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;

  /** Compares in constant work: without a stored hash it takes the time of a real comparison and says no. */
  abstract matches(password: string, stored: string | null): Promise<boolean>;
}
