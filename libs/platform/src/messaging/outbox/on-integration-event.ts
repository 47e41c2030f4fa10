import { SetMetadata } from '@nestjs/common';

export const INTEGRATION_EVENT = 'manette:integration-event';

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
