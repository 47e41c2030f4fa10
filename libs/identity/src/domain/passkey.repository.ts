/** Stores passkeys. Every method runs inside the caller's unit of work. */
export abstract class PasskeyRepository {
  abstract countOf(userId: string): Promise<number>;

  abstract deleteOfUser(userId: string): Promise<void>;
}
