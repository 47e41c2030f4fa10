import { identityEvents, type UserRegistered } from '@manette/contracts/identity';
import { OnIntegrationEventInOrder, type IntegrationEventDelivery } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { someWebhookHears } from './some-webhook-hears.js';
import { TellWebhooks } from './tell-webhooks.js';

/** Sends an event to webhooks when a user registers; no other event about users is sent [POC-093]. */
@Injectable()
export class UserEvents {
  constructor(private readonly webhooks: TellWebhooks) {}

  @OnIntegrationEventInOrder(identityEvents.userRegistered, someWebhookHears('user.registered'))
  onRegistered(registered: UserRegistered, { id: eventId }: IntegrationEventDelivery): Promise<void> {
    const { userId, username, role, createdAt } = registered;
    const user = { _id: userId, username, role, createdAt };
    return this.webhooks.tell({ eventId, type: 'user.registered', data: { user } });
  }
}
