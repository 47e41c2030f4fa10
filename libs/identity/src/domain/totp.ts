/** The authenticator app of a user: at most one, pending until its first code is confirmed. */
export interface Totp {
  userId: string;
  /** Encrypted: who reads the table makes no codes. */
  secret: Buffer;
  /** The key of the ring that encrypted the secret; null for the key that has no name. */
  kid: string | null;
  createdAt: Date;
  confirmedAt: Date | null;
  /** The step of the last code that was accepted; that code and those before it are never accepted again. */
  lastStep: number | null;
}
