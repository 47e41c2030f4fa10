import { SetMetadata } from '@nestjs/common';
import type { RawBuilder, SqlBool } from 'kysely';

export const INTEGRATION_EVENT = 'manette:integration-event';

/** The data of a delivery in addition to the payload. */
export interface IntegrationEventDelivery {
  /** The same for every redelivery of one event. */
  id: string;
}

/** A condition in SQL on an event's payload (jsonb). */
export type NeededIf = (payload: RawBuilder<unknown>) => RawBuilder<SqlBool>;

export interface ConsumerOptions {
  /**
   * Whether the consumer needs the event, evaluated in the transaction that publishes it. An event that no consumer needs is
   * not written. The condition may also be true for events that the consumer then ignores. It should be a simple read by an
   * index.
   */
  neededIf?: NeededIf;
}

/** The metadata that the decorators set on a consumer. */
export interface ConsumerMark extends ConsumerOptions {
  topic: string;
  /** Whether the consumer gets events in the order of their transactions. */
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
 * Marks a consumer of an integration event like `@OnIntegrationEvent`, but one that gets events in the order of their
 * transactions. The relay runs the consumer before it hands over later rows, so the consumer must be quick: it should only
 * record what is to be done. An event that fails is retried later, and then out of order.
 */
export const OnIntegrationEventInOrder = (topic: string, options: ConsumerOptions = {}): MethodDecorator =>
  SetMetadata(INTEGRATION_EVENT, { topic, inOrder: true, ...options } satisfies ConsumerMark);
