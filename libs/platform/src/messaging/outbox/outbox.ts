import type { ServerEvents } from '@manette/contracts/realtime';
import type { Audience } from './audience.js';

export interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Beside those of every mail, as `List-Unsubscribe`. */
  headers?: Record<string, string>;
}

/**
 * Messages about a change: written in its transaction and delivered after the commit, in the order of the writes
 * (contract, section 7). Every method throws outside a unit of work.
 */
export abstract class Outbox {
  /** An integration event for other contexts; consumers use `@OnIntegrationEvent(topic)`. */
  abstract event(topic: string, payload: object): void;
  /** A Socket.IO event. The payload is copied. */
  abstract emit<E extends keyof ServerEvents>(to: Audience, event: E, payload: ServerEvents[E]): void;
  /** A mail, sent by a background job. */
  abstract mail(mail: OutgoingMail): void;
  /** A background job for the `@JobProcessor(queue)`. */
  abstract job(queue: string, name: string, data: object): void;
}
