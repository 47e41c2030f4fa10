import {
  ordersEvents,
  type MessagePosted,
  type TicketClosed,
  type TicketOpened,
} from '@manette/contracts/orders';
import { OnIntegrationEventInOrder, type IntegrationEventDelivery } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { TellWebhooks } from './tell-webhooks.js';

/** What webhooks hear of tickets, as administrators see them, in the order in which it happened [POC-091] [POC-096]. */
@Injectable()
export class TicketEvents {
  constructor(private readonly webhooks: TellWebhooks) {}

  @OnIntegrationEventInOrder(ordersEvents.ticketOpened)
  onOpened({ ticketId, ticket }: TicketOpened, { id: eventId }: IntegrationEventDelivery): Promise<void> {
    return this.webhooks.tell({ eventId, type: 'ticket.opened', data: { ticket }, subject: ticketId });
  }

  @OnIntegrationEventInOrder(ordersEvents.ticketClosed)
  onClosed(
    { ticketId, status, ticket }: TicketClosed,
    { id: eventId }: IntegrationEventDelivery,
  ): Promise<void> {
    return this.webhooks.tell({ eventId, type: `ticket.${status}`, data: { ticket }, subject: ticketId });
  }

  /** Addresses of files open without a session for a while, so they stay inside. */
  @OnIntegrationEventInOrder(ordersEvents.messagePosted)
  onMessage(posted: MessagePosted, { id: eventId }: IntegrationEventDelivery): Promise<void> {
    const { ticketId, ticketNumber, message } = posted;
    const data = { ticketId, ticketNumber, message: { ...message, fileUrl: null } };
    return this.webhooks.tell({ eventId, type: 'ticket.message', data, subject: ticketId });
  }
}
