/** Brings committed realtime messages to the sockets. */
export interface RealtimeDelivery {
  start(): void;
  /** Finishes the message under way. */
  stop(): Promise<void>;
}
