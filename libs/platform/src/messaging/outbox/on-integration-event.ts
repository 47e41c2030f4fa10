import { applyDecorators, SetMetadata } from '@nestjs/common';

export const INTEGRATION_EVENT = 'manette:integration-event';
export const IN_ORDER = 'manette:integration-event-in-order';

/** The delivery's data beside the payload. */
export interface IntegrationEventDelivery {
  /** The same for every redelivery of one event. */
  id: string;
}

/**
 * Marks a provider's method `(payload, {id}) => Promise<void>` as a consumer of an integration event. It runs in
 * a unit of work together with its inbox row, so that each consumer handles an event once however often it is delivered.
 * An error causes retries with growing delays; in the end the job is kept as failed.
 */
export const OnIntegrationEvent = (topic: string): MethodDecorator => SetMetadata(INTEGRATION_EVENT, topic);

/**
 * Marks a consumer of an integration event as `@OnIntegrationEvent` does, one that is told of events in the order of their
 * transactions. The relay runs it before it hands on what came later, so it is to be quick: it notes what is to be done. An
 * event that fails is tried again later, and then out of its turn.
 */
export const OnIntegrationEventInOrder = (topic: string): MethodDecorator =>
  applyDecorators(OnIntegrationEvent(topic), SetMetadata(IN_ORDER, true));
