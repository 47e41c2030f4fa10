import {
  ordersEvents,
  type MessagePosted,
  type SupportMessageView,
  type TicketClosed,
  type TicketOpened,
} from '@manette/contracts/orders';
import { OnIntegrationEventInOrder, type IntegrationEventDelivery } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { ifWebhookSubscribes } from './if-webhook-subscribes.js';
import { CreateDeliveries } from './create-deliveries.js';

/**
 * Sends events of tickets to webhooks, with the data that administrators see, in the order in which they happened
 * [POC-091] [POC-096].
 */
@Injectable()
export class TicketEvents {
  constructor(private readonly webhooks: CreateDeliveries) {}

  @OnIntegrationEventInOrder(
    ordersEvents.ticketOpened,
    ifWebhookSubscribes('ticket.opened', 'ticket.message'),
  )
  async onOpened(opened: TicketOpened, { id: eventId }: IntegrationEventDelivery): Promise<void> {
    const { ticketId, ticket, description } = opened;
    await this.webhooks.tell({ eventId, type: 'ticket.opened', data: { ticket }, subject: ticketId });
    // The description is the client's first message.
    if (description) await this.message(description._id, ticket, description);
  }

  @OnIntegrationEventInOrder(
    ordersEvents.ticketClosed,
    ifWebhookSubscribes('ticket.completed', 'ticket.cancelled'),
  )
  onClosed(
    { ticketId, status, ticket }: TicketClosed,
    { id: eventId }: IntegrationEventDelivery,
  ): Promise<void> {
    return this.webhooks.tell({ eventId, type: `ticket.${status}`, data: { ticket }, subject: ticketId });
  }

  @OnIntegrationEventInOrder(ordersEvents.messagePosted, ifWebhookSubscribes('ticket.message'))
  onMessage(posted: MessagePosted, { id: eventId }: IntegrationEventDelivery): Promise<void> {
    return this.message(eventId, posted, posted.message);
  }

  /** Leaves out the addresses of files, which are valid without a session for some time. */
  private message(
    eventId: string,
    { ticketId, ticketNumber }: { ticketId: string; ticketNumber: string },
    message: SupportMessageView,
  ): Promise<void> {
    const data = { ticketId, ticketNumber, message: { ...message, fileUrl: null } };
    return this.webhooks.tell({ eventId, type: 'ticket.message', data, subject: ticketId });
  }
}
