import { isClosed, ordersEvents } from '@manette/contracts/orders';
import type {
  MessagePosted,
  SupportMessageView,
  TicketClosed,
  TicketDeleted,
  TicketOpened,
  TicketView,
} from '@manette/contracts/orders';
import { Outbox, type Audience } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { otherSide, type Actor, type Side } from '../../domain/actor.js';
import type { TicketChanges } from '../../domain/ticket-changes.js';
import type { Ticket } from '../../domain/ticket.js';
import type { TimelineKind } from '../../domain/timeline.js';
import { TicketMessages } from '../read-conversation/ticket-messages.js';
import type { TicketClient } from '../open-ticket/order-facts.js';
import { ReadTicket } from '../read-ticket/read-ticket.query.js';
import { ticketRoom } from '../ticket-room.js';
import { newTicketViewOf } from '../ticket-view.js';
import { TicketViewers } from '../ticket-viewers.js';

/** A change as clients and administrators see it. */
export interface ChangeView {
  ticket: TicketView;
  messages: SupportMessageView[];
}

const STATUS_CHANGES: readonly TimelineKind[] = ['taken_up', 'completed', 'cancelled'];
const ANY_ADMIN: Actor = { id: '', side: 'admin' };

const bothSides = (ticket: Ticket): Audience => [{ user: ticket.clientId }, { admins: true }];
const sideOf = (ticket: Ticket, side: Side): Audience =>
  side === 'client' ? { user: ticket.clientId } : { admins: true };

/** Writes the events of a change into the outbox, inside the transaction of the change (contract, section 6). */
@Injectable()
export class TicketNotifications {
  constructor(
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
    private readonly ticketMessages: TicketMessages,
    private readonly viewers: TicketViewers,
  ) {}

  /** Announces a new ticket, which is not stored yet [RT-003]. */
  opened(ticket: Ticket, { messages }: TicketChanges, client: TicketClient | null): TicketView {
    const view = newTicketViewOf(ticket, client);
    this.outbox.emit({ admins: true }, 'new_support_ticket', view);
    const written = messages.find(({ senderSide }) => senderSide !== null);
    const description = written && this.ticketMessages.viewOf(written, client);
    const opened = { ticketId: ticket.id, clientId: ticket.clientId, ticket: view };
    const event: TicketOpened = description ? { ...opened, description } : opened;
    this.outbox.event(ordersEvents.ticketOpened, event);
    return view;
  }

  /**
   * Emits the messages of a saved change, the new status, and last the current ticket. So a counter that a client
   * raised because of a message ends with the right number [RT-004..RT-007].
   */
  async changed(ticket: Ticket, changes: TicketChanges): Promise<ChangeView> {
    const view = await this.viewOf(ticket);
    const messages = await this.messagesAdded(ticket, view, changes);
    const change = changes.entries.find((entry) => STATUS_CHANGES.includes(entry.kind));
    if (change) this.statusChanged(ticket, view, change.actorId);
    this.outbox.emit(bothSides(ticket), 'ticket_updated', view);
    return { ticket: view, messages };
  }

  /** [RT-008] */
  messageDeleted(ticket: Ticket, messageId: string): void {
    const deleted = { _id: messageId, ticketId: ticket.id };
    this.outbox.emit({ room: ticketRoom(ticket.id) }, 'support_message_deleted', deleted);
  }

  deleted(ticket: Ticket): void {
    this.outbox.emit(bothSides(ticket), 'ticket_deleted', { _id: ticket.id });
    const event: TicketDeleted = { ticketId: ticket.id };
    this.outbox.event(ordersEvents.ticketDeleted, event);
  }

  /** Notifies administrators which administrators have the ticket open. */
  async viewersChanged(ticketId: string): Promise<void> {
    const admins = await this.viewers.administratorsAt(ticketId);
    this.outbox.emit({ admins: true }, 'ticket_viewers', { ticketId, admins });
  }

  private viewOf(ticket: Ticket): Promise<TicketView> {
    return this.queries.execute(new ReadTicket(ticket.id, ANY_ADMIN));
  }

  private async messagesAdded(
    ticket: Ticket,
    view: TicketView,
    { messages }: TicketChanges,
  ): Promise<SupportMessageView[]> {
    if (messages.length === 0) return [];
    const ids = messages.map(({ id }) => id);
    const views = await this.ticketMessages.byIds(ticket.id, ids);
    for (const message of views) {
      this.outbox.emit({ room: ticketRoom(ticket.id) }, 'support_message', message);
      const side = messages.find(({ id }) => id === message._id)?.senderSide;
      if (!side) continue;
      const added = { ticketId: ticket.id, message };
      this.outbox.emit(sideOf(ticket, otherSide(side)), 'new_support_message', added);
      this.posted(ticket, view, side, message);
    }
    return views;
  }

  private posted(ticket: Ticket, view: TicketView, side: Side, message: SupportMessageView): void {
    const { id: ticketId, clientId, assignedAdminId: assignedTo } = ticket;
    const event: MessagePosted = {
      ...{ ticketId, ticketNumber: view.ticketNumber, clientId, assignedTo },
      byAdmin: side === 'admin',
      message,
    };
    this.outbox.event(ordersEvents.messagePosted, event);
  }

  private statusChanged(ticket: Ticket, view: TicketView, by: string | null): void {
    const { id: ticketId, number: ticketNumber, clientId, status, reason } = ticket;
    const update = { ticketId, status, ...(reason === null ? {} : { reason }) };
    this.outbox.emit(bothSides(ticket), 'ticket_status_updated', update);
    if (!isClosed(status)) return;
    const item = ticket.item();
    const closed: TicketClosed = {
      ...{ ticketId, ticketNumber, clientId, status: status as TicketClosed['status'] },
      byAdmin: by !== null && by !== clientId,
      item: item && { kind: item.kind, id: item.id },
      ticket: view,
    };
    this.outbox.event(ordersEvents.ticketClosed, closed);
  }
}
