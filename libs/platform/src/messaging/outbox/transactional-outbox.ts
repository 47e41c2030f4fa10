import { Injectable } from '@nestjs/common';
import type { ServerEvents } from '@manette/contracts/realtime';
import type { Audience } from './audience.js';
import { audienceRooms } from './audience-rooms.js';
import { IntegrationEvents } from './integration-events.js';
import { addOutboxRecord } from './outbox-records.js';
import { Outbox, type OutgoingMail } from './outbox.js';

/** The outbox of the current unit of work. */
@Injectable()
export class TransactionalOutbox extends Outbox {
  constructor(private readonly events: IntegrationEvents) {
    super();
  }

  /** Publishes an event. It is not written if no consumer of any release needs it. */
  event(topic: string, payload: object): void {
    addOutboxRecord({ kind: 'event', topic, payload, consumers: this.events.of(topic) });
  }

  emit<E extends keyof ServerEvents>(to: Audience, event: E, payload: ServerEvents[E]): void {
    addOutboxRecord({ kind: 'realtime', action: 'emit', ...audienceRooms(to), topic: event, payload });
  }

  mail(mail: OutgoingMail): void {
    addOutboxRecord({ kind: 'mail', topic: 'mail', payload: mail });
  }

  job(queue: string, name: string, data: object): void {
    addOutboxRecord({ kind: 'job', topic: queue, payload: { name, data } });
  }
}
