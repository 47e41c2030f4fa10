/** How long a user stays online after the last socket closed, in milliseconds (contract, section 6). */
export const PRESENCE_GRACE = 5_000;
/** A process that has not renewed its lease for this long counts as dead, in milliseconds. */
export const PRESENCE_LEASE = 30_000;
/** How often a process renews the lease, in milliseconds. */
export const PRESENCE_RENEWAL = 10_000;

/** An open socket of a user. */
export interface PresentSocket {
  socketId: string;
  userId: string;
  sessionId: string;
}

/** The room of the sockets that receive changes of presence. */
export const PRESENCE_ROOM = 'presence';
