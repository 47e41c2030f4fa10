/** Server-side hold on people's sockets, on every process. */
export abstract class RealtimeServer {
  /** Disconnects the sockets of a session, telling them `session_replaced` first when `replaced`. */
  abstract endSession(sessionId: string, options?: { replaced?: boolean }): Promise<void>;
  /** Whether a person has a socket open on any process. */
  abstract isConnected(userId: string): Promise<boolean>;
  /** Lets a person's open sockets into the public chat, once the address has been verified. */
  abstract admitToPublicChat(userId: string): Promise<void>;
}
