/** Delivers committed realtime messages to the sockets. */
export interface RealtimeDelivery {
  /** Starts the delivery. Resolves when every message that is committed from then on will be delivered. */
  start(): Promise<void>;
  /** Finishes the current message and stops. */
  stop(): Promise<void>;
  /** Returns what the delivery does now, for the log of a shutdown. */
  names(): string[];
}
