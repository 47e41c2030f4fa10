import { identityEvents, type UserRegistered } from '@manette/contracts/identity';
import { OnIntegrationEventInOrder, type IntegrationEventDelivery } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { ifWebhookSubscribes } from './if-webhook-subscribes.js';
import { CreateDeliveries } from './create-deliveries.js';

/** Sends an event to webhooks when a user registers; no other event about users is sent [POC-093]. */
@Injectable()
export class UserEvents {
  constructor(private readonly webhooks: CreateDeliveries) {}

  @OnIntegrationEventInOrder(identityEvents.userRegistered, ifWebhookSubscribes('user.registered'))
  onRegistered(registered: UserRegistered, { id: eventId }: IntegrationEventDelivery): Promise<void> {
    const { userId, username, role, createdAt } = registered;
    const user = { _id: userId, username, role, createdAt };
    return this.webhooks.tell({ eventId, type: 'user.registered', data: { user } });
  }
}
