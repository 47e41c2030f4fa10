import { Injectable } from '@nestjs/common';
import { isClosed, ordersEvents } from '@manette/contracts/orders';
import type { SupportMessageView, TicketClosed, TicketOpened, TicketView } from '@manette/contracts/orders';
import { Outbox, type Audience } from '@manette/platform';
import { otherSide, type Actor, type Side } from '../../domain/actor.js';
import type { Ticket } from '../../domain/ticket.js';
import type { TimelineKind } from '../../domain/timeline.js';
import type { TicketChanges } from '../../domain/ticket-changes.js';
import { TicketViews } from '../list-tickets/ticket-views.js';
import { TicketMessages } from '../read-conversation/ticket-messages.js';

/** A change as people see it. */
export interface News {
  ticket: TicketView;
  messages: SupportMessageView[];
}

const STATUS_CHANGES: readonly TimelineKind[] = ['taken_up', 'completed', 'cancelled'];
const STAFF: Actor = { id: '', side: 'admin' };

const bothSides = (ticket: Ticket): Audience => [{ user: ticket.clientId }, { admins: true }];
const sideOf = (ticket: Ticket, side: Side): Audience =>
  side === 'client' ? { user: ticket.clientId } : { admins: true };

/** Writes what both sides have to learn into the outbox, inside the transaction of the change (contract, section 6). */
@Injectable()
export class TicketNotifications {
  constructor(
    private readonly outbox: Outbox,
    private readonly views: TicketViews,
    private readonly ticketMessages: TicketMessages,
  ) {}

  /** [RT-003] */
  async opened(ticket: Ticket): Promise<TicketView> {
    const view = await this.views.find(ticket.id, STAFF);
    this.outbox.emit({ admins: true }, 'new_support_ticket', view);
    const event: TicketOpened = { ticketId: ticket.id, clientId: ticket.clientId };
    this.outbox.event(ordersEvents.ticketOpened, event);
    return view;
  }

  /**
   * Everything a kept change means to others: its messages, the new status, and at last the ticket as it is now,
   * so that a counter raised by a message ends with the right figure [RT-004..RT-007].
   */
  async changed(ticket: Ticket, changes: TicketChanges): Promise<News> {
    const messages = await this.said(ticket, changes);
    if (changes.entries.some((entry) => STATUS_CHANGES.includes(entry.kind))) this.statusChanged(ticket);
    const view = await this.views.find(ticket.id, STAFF);
    this.outbox.emit(bothSides(ticket), 'ticket_updated', view);
    return { ticket: view, messages };
  }

  /** [RT-008] */
  messageDeleted(ticket: Ticket, messageId: string): void {
    const gone = { _id: messageId, ticketId: ticket.id };
    this.outbox.emit({ ticket: ticket.id }, 'support_message_deleted', gone);
  }

  deleted(ticket: Ticket): void {
    this.outbox.emit(bothSides(ticket), 'ticket_deleted', { _id: ticket.id });
  }

  private async said(ticket: Ticket, { messages }: TicketChanges): Promise<SupportMessageView[]> {
    if (messages.length === 0) return [];
    const views = await this.ticketMessages.byIds(
      ticket.id,
      messages.map(({ id }) => id),
    );
    for (const message of views) {
      this.outbox.emit({ ticket: ticket.id }, 'support_message', message);
      const side = messages.find(({ id }) => id === message._id)?.senderSide;
      if (!side) continue;
      const news = { ticketId: ticket.id, message };
      this.outbox.emit(sideOf(ticket, otherSide(side)), 'new_support_message', news);
    }
    return views;
  }

  private statusChanged(ticket: Ticket): void {
    const { id: ticketId, status, reason } = ticket;
    const news = { ticketId, status, ...(reason === null ? {} : { reason }) };
    this.outbox.emit(bothSides(ticket), 'ticket_status_updated', news);
    if (!isClosed(status)) return;
    const item = ticket.item();
    const closed = { ticketId, status, item: item && { kind: item.kind, id: item.id } } as TicketClosed;
    this.outbox.event(ordersEvents.ticketClosed, closed);
  }
}
