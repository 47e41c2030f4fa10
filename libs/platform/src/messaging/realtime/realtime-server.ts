/** What decides which shared rooms a user's sockets are in. */
export interface UserPermissions {
  isAdmin: boolean;
  isVerified: boolean;
}

/** Acts on users' sockets, in every process. */
export abstract class RealtimeServer {
  /**
   * Disconnects the sockets of a session; with `replaced` it emits `session_replaced` to them first. Inside a unit of work
   * it takes effect after the commit, in order with the outbox's events.
   */
  abstract endSession(sessionId: string, options?: { replaced?: boolean }): Promise<void>;
  /**
   * Moves a user's open sockets into and out of the rooms of administrators and verified users. Takes effect after the
   * commit, too.
   */
  abstract changePermissions(userId: string, permissions: UserPermissions): Promise<void>;
}
