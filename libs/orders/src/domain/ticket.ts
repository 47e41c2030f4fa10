import { messageTypeOf } from '@manette/contracts/conversation';
import { isClosed, SYSTEM_MESSAGES, type OrderType, type Priority } from '@manette/contracts/orders';
import type { MessageBody } from '@manette/conversation/message';
import { Message } from './message.js';
import type { Moment } from './moment.js';
import type { OrderedItem } from './ordered-item.js';
import { otherSide, type Party, type Side } from './party.js';
import { OnlyForAdmins, TicketClosed, TicketNotFound } from './ticket.errors.js';
import { itemFields, TicketFields } from './ticket.fields.js';
import { TimelineEntry, type TimelineKind } from './timeline.js';
import { join, NO_TRACE, type Trace } from './trace.js';

export interface Opening {
  /** A new one unless given. */
  id?: string;
  number: string;
  clientId: string;
  subject: string;
  orderType: OrderType;
  item: OrderedItem | null;
  /** Medium unless given. */
  priority?: Priority;
  importKey?: string;
  /** Becomes the client's first message. */
  description?: string | undefined;
}

/**
 * An order as a conversation between a client and the administrators. Keeps: a closed ticket never changes, whoever
 * takes it up first stays its admin, a message counts as unread for the other side until that side has read it.
 * Every method that changes something answers what it leaves (messages and timeline entries).
 */
export class Ticket extends TicketFields {
  /** [ORD-005, ORD-085..087] */
  static open(opening: Opening, moment: Moment): { ticket: Ticket; trace: Trace } {
    const { description, item, id = moment.newId(), ...said } = opening;
    const { priority = 'medium', importKey = null } = opening;
    const ticket = Object.assign(new Ticket(), said, itemFields(item), {
      ...{ id, priority, importKey, status: 'pending' },
      ...{ assignedAdminId: null, reason: null, answeredAt: null, closedAt: null, deletedAt: null },
      ...{ unreadByClient: 0, unreadByAdmin: 0, seenByClient: 0, seenByAdmin: 0, messageCount: 0 },
      ...{ waitingSince: moment.at, createdAt: moment.at, updatedAt: moment.at },
    } as const);
    const client: Party = { id: opening.clientId, side: 'client' };
    const opened = ticket.note(SYSTEM_MESSAGES.opened, moment);
    const words = description ? ticket.say(client, { content: description }, moment, false) : NO_TRACE;
    return { ticket, trace: join(opened, words, ticket.recall('opened', client, moment)) };
  }

  /** The owner and the administrators see a ticket; for anybody else there is none. */
  showTo(person: Party): void {
    const own = person.side === 'admin' || person.id === this.clientId;
    if (!own || this.deletedAt) throw new TicketNotFound();
  }

  /** pending → in_progress, assigned to that admin; nothing happens when it has been taken up already. */
  takeUp(by: Party, moment: Moment): Trace {
    this.showTo(by);
    if (by.side !== 'admin') throw new OnlyForAdmins();
    this.mustBeOpen();
    if (this.status === 'in_progress') return NO_TRACE;
    this.change({ status: 'in_progress', assignedAdminId: this.assignedAdminId ?? by.id }, moment);
    return join(this.note(SYSTEM_MESSAGES.in_progress, moment), this.recall('taken_up', by, moment));
  }

  /** 'Order Successful' [ORD-044]; the caller takes the item from stock in the same transaction. */
  complete(by: Party, moment: Moment): Trace {
    this.showTo(by);
    if (by.side !== 'admin') throw new OnlyForAdmins();
    this.close('completed', null, moment);
    return join(this.note(SYSTEM_MESSAGES.completed, moment), this.recall('completed', by, moment));
  }

  /** By the owner [ORD-042] or by an admin, e.g. with the reason `unsuccessful` [ORD-045..047]. */
  cancel(by: Party, reason: string | null, moment: Moment): Trace {
    this.showTo(by);
    this.close('cancelled', reason, moment);
    const sentence =
      by.side === 'admin' && reason === 'unsuccessful'
        ? SYSTEM_MESSAGES.unsuccessful
        : SYSTEM_MESSAGES.cancelled;
    return join(this.note(sentence, moment), this.recall('cancelled', by, moment, { reason }));
  }

  /** A deleted client's ticket is cancelled by nobody in particular. */
  abandon(moment: Moment): Trace {
    this.close('cancelled', null, moment);
    return join(this.note(SYSTEM_MESSAGES.clientDeleted, moment), this.recall('cancelled', null, moment));
  }

  /**
   * A message from one of the sides; an administrator's first one takes the ticket up. `othersRead`: somebody of the
   * other side has the conversation open, so that it is read as it arrives. The message is the last of the trace.
   */
  receive(by: Party, body: MessageBody, othersRead: boolean, moment: Moment): Trace {
    this.showTo(by);
    this.mustBeOpen();
    const takenUp = by.side === 'admin' ? this.takeUp(by, moment) : NO_TRACE;
    return join(takenUp, this.say(by, body, moment, othersRead));
  }

  /** That side has read everything; answers whether there was anything unread. */
  read(by: Party): boolean {
    this.showTo(by);
    const unread = by.side === 'client' ? this.unreadByClient : this.unreadByAdmin;
    this.markRead(by.side);
    return unread > 0;
  }

  /**
   * That side has surely read up to a place only, and `unread` messages were said to it since; answers whether more was
   * taken for read.
   */
  doubtReading(side: Side, sureTo: number, unread: number): boolean {
    const [seen, counted] =
      side === 'client' ? [this.seenByClient, this.unreadByClient] : [this.seenByAdmin, this.unreadByAdmin];
    if (seen <= sureTo || unread <= counted) return false;
    const doubted =
      side === 'client'
        ? { seenByClient: sureTo, unreadByClient: unread }
        : { seenByAdmin: sureTo, unreadByAdmin: unread };
    Object.assign(this, doubted);
    return true;
  }

  prioritise(priority: Priority, by: Party, moment: Moment): Trace {
    this.showTo(by);
    this.mustBeOpen();
    if (priority === this.priority) return NO_TRACE;
    const from = this.priority;
    this.change({ priority }, moment);
    return this.recall('priority_changed', by, moment, { from, to: priority });
  }

  assign(adminId: string, by: Party, moment: Moment): Trace {
    this.showTo(by);
    this.mustBeOpen();
    if (adminId === this.assignedAdminId) return NO_TRACE;
    const from = this.assignedAdminId;
    this.change({ assignedAdminId: adminId }, moment);
    return this.recall('assigned', by, moment, { from, to: adminId });
  }

  /** Takes back one message, also from what the other side has not read yet; closed tickets included. */
  withdraw(message: Message, by: Party, moment: Moment): Trace {
    this.showTo(by);
    const { senderSide: from, position } = message;
    if (from === 'admin' && position > this.seenByClient) this.count('client', -1);
    if (from === 'client' && position > this.seenByAdmin) this.count('admin', -1);
    return this.recall('message_deleted', by, moment, { messageId: message.id });
  }

  /** The row stays for the figures; the conversation goes. */
  delete(by: Party, moment: Moment): Trace {
    this.showTo(by);
    this.change({ deletedAt: moment.at }, moment);
    return this.recall('deleted', by, moment);
  }

  private say(by: Party, body: MessageBody, moment: Moment, othersRead: boolean): Trace {
    const { content, attachment } = body;
    const sender = { senderId: by.id, senderSide: by.side };
    const message = this.append(
      { content, attachment, type: messageTypeOf(attachment?.contentType), ...sender },
      moment,
    );
    const reader = otherSide(by.side);
    if (othersRead) this.markRead(reader);
    else this.count(reader, 1);
    const answered = { waitingSince: null, answeredAt: this.answeredAt ?? moment.at };
    this.change(by.side === 'admin' ? answered : { waitingSince: this.waitingSince ?? moment.at }, moment);
    return { messages: [message], entries: [] };
  }

  private note(content: string, moment: Moment): Trace {
    const system = { content, type: 'system', senderId: null, senderSide: null } as const;
    return { messages: [this.append(system, moment)], entries: [] };
  }

  private append(
    said: Pick<Message, 'content' | 'type' | 'senderId' | 'senderSide'> & Pick<MessageBody, 'attachment'>,
    { at, newId }: Moment,
  ): Message {
    const position = this.messageCount + 1;
    Object.assign(this, { messageCount: position });
    return Message.of({ ...said, id: newId(), ticketId: this.id, position, createdAt: at });
  }

  private recall(
    kind: TimelineKind,
    by: Party | null,
    { at, newId }: Moment,
    detail: Record<string, string | null> = {},
  ): Trace {
    const entry = { id: newId(), ticketId: this.id, kind, actorId: by?.id ?? null, detail, at };
    return { messages: [], entries: [TimelineEntry.of(entry)] };
  }

  private close(status: 'completed' | 'cancelled', reason: string | null, moment: Moment): void {
    this.mustBeOpen();
    this.change({ status, reason, closedAt: moment.at, waitingSince: null }, moment);
  }

  private mustBeOpen(): void {
    if (isClosed(this.status)) throw new TicketClosed();
  }

  private markRead(side: Side): void {
    const seen = this.messageCount;
    Object.assign(
      this,
      side === 'client' ? { unreadByClient: 0, seenByClient: seen } : { unreadByAdmin: 0, seenByAdmin: seen },
    );
  }

  private count(side: Side, by: 1 | -1): void {
    const key = side === 'client' ? 'unreadByClient' : 'unreadByAdmin';
    Object.assign(this, { [key]: Math.max(0, this[key] + by) });
  }

  private change(fields: Partial<TicketFields>, { at }: Moment): void {
    Object.assign(this, fields, { updatedAt: at });
  }
}
