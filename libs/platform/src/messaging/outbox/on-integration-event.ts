import { SetMetadata } from '@nestjs/common';

export const INTEGRATION_EVENT = 'manette:integration-event';

/** What a consumer learns about the delivery beside the payload. */
export interface IntegrationEventDelivery {
  /** The same for every redelivery of one event. */
  id: string;
}

/**
 * Marks a provider's method `(payload, {id}) => Promise<void>` as a consumer of an integration event. It runs in
 * a unit of work together with its entry in the inbox, so that each consumer acts once however often the event
 * arrives; when it throws it is retried with growing pauses and parked visibly in the end.
 */
export const OnIntegrationEvent = (topic: string): MethodDecorator => SetMetadata(INTEGRATION_EVENT, topic);
