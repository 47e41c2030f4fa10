/** Brings committed realtime messages to the sockets. */
export interface RealtimeDelivery {
  /** Resolves when it follows: whatever is committed from then on is told. */
  start(): Promise<void>;
  /** Finishes the message under way. */
  stop(): Promise<void>;
}
