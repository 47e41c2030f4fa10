/** What a person may hear because of what they are. */
export interface Standing {
  isAdmin: boolean;
  isVerified: boolean;
}

/** Server-side hold on people's sockets, on every process. */
export abstract class RealtimeServer {
  /**
   * Disconnects the sockets of a session, telling them `session_replaced` first when `replaced`. Inside a unit of
   * work it takes effect after the commit, in order with what the outbox emits.
   */
  abstract endSession(sessionId: string, options?: { replaced?: boolean }): Promise<void>;
  /**
   * Lets a person's open sockets hear what their new standing allows, and no more than that: the administrators' news,
   * the public chat. Takes effect after the commit too.
   */
  abstract changeStanding(userId: string, standing: Standing): Promise<void>;
}
