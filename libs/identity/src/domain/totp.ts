/** The authenticator app of a user: at most one, pending until its first code is confirmed. */
export interface Totp {
  userId: string;
  /** The encrypted secret: the table alone does not suffice to generate codes. */
  secret: Buffer;
  /** The key of the ring that encrypted the secret; null for the key that has no name. */
  kid: string | null;
  createdAt: Date;
  confirmedAt: Date | null;
  /** The step of the last code that was accepted; codes of this step and earlier ones are never accepted again. */
  lastStep: number | null;
}

/** How long an authenticator app waits for its first code, in milliseconds, before the factor that tests apply. */
const PENDING_FOR = 10 * 60 * 1000;

/** Returns whether an app still waits for its first code. @param factor multiplies the time that it waits [TRU-018] */
export const isPending = ({ confirmedAt, createdAt }: Totp, now: Date, factor: number): boolean =>
  confirmedAt === null && now.getTime() < createdAt.getTime() + PENDING_FOR * factor;
