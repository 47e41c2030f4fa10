/** The permissions that decide which shared rooms a user's sockets join. */
export interface UserPermissions {
  isAdmin: boolean;
  isVerified: boolean;
}

/** Changes users' sockets in every process. */
export abstract class RealtimeServer {
  /**
   * Disconnects the sockets of a session; with `replaced` it emits `session_replaced` to them first. Inside a unit of work the
   * change takes effect after the commit, in order with the outbox's events.
   */
  abstract endSession(sessionId: string, options?: { replaced?: boolean }): Promise<void>;
  /**
   * Adds a user's open sockets to the rooms of administrators and verified users, or removes them. The change takes effect
   * after the commit, too.
   */
  abstract changePermissions(userId: string, permissions: UserPermissions): Promise<void>;
}
