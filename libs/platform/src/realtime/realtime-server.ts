/** Server-side hold on people's sockets, on every process. */
export abstract class RealtimeServer {
  /**
   * Disconnects the sockets of a session, telling them `session_replaced` first when `replaced`. Inside a unit of
   * work it takes effect after the commit, in order with what the outbox emits.
   */
  abstract endSession(sessionId: string, options?: { replaced?: boolean }): Promise<void>;
  /** Lets a person's open sockets into the public chat, once the address has been verified; after the commit too. */
  abstract admitToPublicChat(userId: string): Promise<void>;
  /** Whether a person has a socket open on any process. */
  abstract isConnected(userId: string): Promise<boolean>;
}
