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

/** How long an authenticator app waits for its first code, in milliseconds, before the factor of tests. */
const PENDING_FOR = 10 * 60 * 1000;

/** Whether an app waits for its first code. @param factor multiplies the time that it waits [TRU-018] */
export const isPending = ({ confirmedAt, createdAt }: Totp, now: Date, factor: number): boolean =>
  confirmedAt === null && now.getTime() < createdAt.getTime() + PENDING_FOR * factor;
