/** How long a person who went away is still called online (contract, section 6). */
export const PRESENCE_GRACE = 5_000;
/** A process that stops renewing its sockets' lease is taken for dead after this. */
export const PRESENCE_LEASE = 30_000;
export const PRESENCE_RENEWAL = 10_000;

/** One open connection of a person. */
export interface PresentSocket {
  socketId: string;
  userId: string;
  sessionId: string;
}
