import { SetMetadata } from '@nestjs/common';
import type { RawBuilder, SqlBool } from 'kysely';

export const INTEGRATION_EVENT = 'manette:integration-event';

/** The delivery's data beside the payload. */
export interface IntegrationEventDelivery {
  /** The same for every redelivery of one event. */
  id: string;
}

/** A condition in SQL on an event's payload (jsonb). */
export type HeardIf = (payload: RawBuilder<unknown>) => RawBuilder<SqlBool>;

export interface ConsumerOptions {
  /**
   * Whether the consumer would do anything, asked in the transaction that publishes the event: where none would, the event is
   * not written. It may be true in vain, since the consumer decides itself; a plain read by an index.
   */
  heardIf?: HeardIf;
}

/** What the decorators leave on a consumer. */
export interface ConsumerMark extends ConsumerOptions {
  topic: string;
  /** Whether it is told of events in the order of their transactions. */
  inOrder: boolean;
}

/**
 * Marks a provider's method `(payload, {id}) => Promise<void>` as a consumer of an integration event. It runs in
 * a unit of work together with its inbox row, so that each consumer handles an event once however often it is delivered.
 * An error causes retries with growing delays; in the end the job is kept as failed.
 */
export const OnIntegrationEvent = (topic: string, options: ConsumerOptions = {}): MethodDecorator =>
  SetMetadata(INTEGRATION_EVENT, { topic, inOrder: false, ...options } satisfies ConsumerMark);

/**
 * Marks a consumer of an integration event as `@OnIntegrationEvent` does, one that is told of events in the order of their
 * transactions. The relay runs it before it hands on what came later, so it is to be quick: it notes what is to be done. An
 * event that fails is tried again later, and then out of its turn.
 */
export const OnIntegrationEventInOrder = (topic: string, options: ConsumerOptions = {}): MethodDecorator =>
  SetMetadata(INTEGRATION_EVENT, { topic, inOrder: true, ...options } satisfies ConsumerMark);
