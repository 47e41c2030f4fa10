import type { ServerEvents } from '@manette/contracts/realtime';
import type { Audience } from './audience.js';

export interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Headers in addition to those of every mail, such as `List-Unsubscribe`. */
  headers?: Record<string, string>;
}

/**
 * Adds messages about a change, which are written in its transaction and delivered after the commit, in the order of the
 * writes (contract, section 7). Every method throws outside a unit of work.
 */
export abstract class Outbox {
  /** Publishes an integration event for other contexts; consumers use `@OnIntegrationEvent(topic)`. */
  abstract event(topic: string, payload: object): void;
  /** Emits a Socket.IO event to an audience. The payload is copied. */
  abstract emit<E extends keyof ServerEvents>(to: Audience, event: E, payload: ServerEvents[E]): void;
  /** Sends a mail by a background job. */
  abstract mail(mail: OutgoingMail): void;
  /** Adds a background job for the `@JobProcessor(queue)`. */
  abstract job(queue: string, name: string, data: object): void;
}
