import type { ServerEvents } from '@manette/contracts/realtime';
import type { Audience } from './audience.js';

export interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
}

/**
 * What the world is told about a change, written in the change's own transaction and handed over after its
 * commit, in the order of the writes (contract, section 7). Every call throws outside a unit of work.
 */
export abstract class Outbox {
  /** An integration event for other contexts; consumers use `@OnIntegrationEvent(topic)`. */
  abstract event(topic: string, payload: object): void;
  /** A Socket.IO event. The payload is taken as it is at the time of the call. */
  abstract emit<E extends keyof ServerEvents>(to: Audience, event: E, payload: ServerEvents[E]): void;
  /** A mail, sent by a background job. */
  abstract mail(mail: OutgoingMail): void;
  /** A background job for the `@JobProcessor(queue)`. */
  abstract job(queue: string, name: string, data: object): void;
}
