/** Delivers committed realtime messages to the sockets. */
export interface RealtimeDelivery {
  /** Resolves when every message that is committed from then on will be delivered. */
  start(): Promise<void>;
  /** Finishes the current message. */
  stop(): Promise<void>;
  /** What it does now. */
  names(): string[];
}
