import { isClosed, SYSTEM_MESSAGES, type Priority, type TicketAmendment } from '@manette/contracts/orders';
import type { MessageBody } from '@manette/conversation/message';
import { otherSide, type Actor, type Side } from './actor.js';
import type { Message } from './message.js';
import type { Completion } from './completion.js';
import { newTicketState, type NewTicket } from './new-ticket.js';
import { combine, NO_CHANGES, type TicketChanges } from './ticket-changes.js';
import { NotCompleted } from './rating.errors.js';
import { TicketConversation } from './ticket.conversation.js';
import { NoListing, OnlyForAdmins, OnlyForOwner, TicketClosed, TicketNotFound } from './ticket.errors.js';
import { termFields } from './ticket.fields.js';
import type { TimeAndIds } from './time-and-ids.js';
import type { TimelineKind } from './timeline.js';

const NO_HOLD = { holdMinutes: null, holdExpiresAt: null };

/**
 * An order as a conversation between a client and the administrators. Its rules: a closed ticket never changes; the
 * administrator who takes it up first stays assigned; a message counts as unread for the other side until that side has
 * read it. Every method that changes the ticket returns the messages and timeline entries that it adds.
 */
export class Ticket extends TicketConversation {
  /** [ORD-005, ORD-085..087] */
  static open(opening: NewTicket, time: TimeAndIds): { ticket: Ticket; changes: TicketChanges } {
    const ticket = new Ticket();
    ticket.write(newTicketState(opening, time));
    const client: Actor = { id: opening.clientId, side: 'client' };
    const { description } = opening;
    const opened = ticket.addSystemMessage(SYSTEM_MESSAGES.opened, time);
    const described = description
      ? ticket.addMessage(client, { content: description }, false, time)
      : NO_CHANGES;
    return { ticket, changes: combine(opened, described, ticket.addEntry('opened', client, time)) };
  }

  /** Allows the ticket's client and the administrators; for other clients the ticket does not exist. @throws TicketNotFound */
  assertVisible(to: Actor): void {
    const isVisible = to.side === 'admin' || to.id === this.clientId;
    if (!isVisible || this.deletedAt) throw new TicketNotFound();
  }

  /** @throws TicketNotFound, OnlyForOwner [LIF-009], OnlyForAdmins */
  assertActing(by: Actor, allowed: 'owner' | 'admin' | 'both'): void {
    this.assertVisible(by);
    if (allowed === 'owner' && by.side === 'admin') throw new OnlyForOwner();
    if (allowed === 'admin' && by.side === 'client') throw new OnlyForAdmins();
  }

  /**
   * Writes the result of another context's change to the order, also to a closed one: status, unread counters and
   * waiting time stay [LIF-011]. Absent fields keep their value.
   */
  amend({ payment, delivery, term, systemMessage, entry }: TicketAmendment, time: TimeAndIds): TicketChanges {
    if (payment !== undefined) this.update({ payment }, time);
    if (delivery !== undefined) this.update({ delivery }, time);
    if (term !== undefined) this.update(termFields(term), time);
    const told = systemMessage ? this.addSystemMessage(SYSTEM_MESSAGES[systemMessage], time) : NO_CHANGES;
    if (!entry) return told;
    const by = entry.actorId === null ? null : { id: entry.actorId };
    return combine(told, this.addEntry(entry.kind, by, time, { reason: entry.reason ?? null }));
  }

  /**
   * Moves pending → in_progress and assigns the administrator unless another one is assigned; changes nothing when it
   * is in progress already.
   */
  takeUp(by: Actor, time: TimeAndIds): TicketChanges {
    this.assertVisible(by);
    if (by.side !== 'admin') throw new OnlyForAdmins();
    this.assertOpen();
    if (this.status === 'in_progress') return NO_CHANGES;
    this.update({ status: 'in_progress', assignedAdminId: this.assignedAdminId ?? by.id }, time);
    return combine(
      this.addSystemMessage(SYSTEM_MESSAGES.in_progress, time),
      this.addEntry('taken_up', by, time),
    );
  }

  /** @throws TicketNotFound, OnlyForAdmins, TicketClosed, in this order [LIF-003] */
  assertOpenFor(by: Actor): void {
    this.assertActing(by, 'admin');
    this.assertOpen();
  }

  /**
   * Completes the order: 'Order Successful' [ORD-044]. The caller takes the item from stock, or uses the unit that
   * the ticket holds, in the same transaction.
   */
  complete(by: Actor, time: TimeAndIds, completion: Completion = {}): TicketChanges {
    this.assertOpenFor(by);
    const { override: reason, term, isProlonged, isDelivered } = completion;
    this.close('completed', null, time);
    this.write({
      ...NO_HOLD,
      ...(term ? termFields(term) : {}),
      ...(isDelivered ? { delivery: 'ready' } : {}),
    });
    const did = (systemMessage: keyof typeof SYSTEM_MESSAGES, kind: TimelineKind) =>
      this.amend({ systemMessage, entry: { kind, actorId: by.id } }, time);
    return combine(
      reason ? this.addEntry('payment_overridden', by, time, { reason }) : NO_CHANGES,
      this.addSystemMessage(SYSTEM_MESSAGES.completed, time),
      this.addEntry('completed', by, time),
      term ? did('rentalStarted', 'term_started') : NO_CHANGES,
      isProlonged ? did('rentalProlonged', 'term_prolonged') : NO_CHANGES,
      isDelivered ? did('deliveryReady', 'delivered') : NO_CHANGES,
    );
  }

  /**
   * Sets one unit of the item aside until a time. The caller takes the unit from stock, unless the ticket already
   * holds one: then only the time is restarted [LIF-108]. @throws TicketNotFound, OnlyForAdmins, TicketClosed,
   * NoListing
   */
  hold(minutes: number, until: Date, by: Actor, time: TimeAndIds): TicketChanges {
    this.assertOpenFor(by);
    if (!this.itemId) throw new NoListing();
    const isNew = !this.holdsUnit();
    this.update({ holdMinutes: minutes, holdExpiresAt: until }, time);
    return combine(
      isNew ? this.addSystemMessage(SYSTEM_MESSAGES.unitHeld, time) : NO_CHANGES,
      this.addEntry('held', by, time),
    );
  }

  holdsUnit(): boolean {
    return this.holdExpiresAt !== null;
  }

  /** Ends the hold unused; the caller returns the unit to the stock. `by` is null when its time is over [LIF-110]. */
  release(by: Actor | null, time: TimeAndIds): TicketChanges {
    this.update(NO_HOLD, time);
    return combine(
      this.addSystemMessage(SYSTEM_MESSAGES.holdEnded, time),
      this.addEntry('hold_released', by, time),
    );
  }

  /**
   * Cancels the ticket: by its client [ORD-042], or by an administrator, for example with the reason `unsuccessful`
   * [ORD-045..047].
   */
  cancel(by: Actor, reason: string | null, time: TimeAndIds): TicketChanges {
    this.assertVisible(by);
    this.close('cancelled', reason, time);
    const isUnsuccessful = by.side === 'admin' && reason === 'unsuccessful';
    const sentence = isUnsuccessful ? SYSTEM_MESSAGES.unsuccessful : SYSTEM_MESSAGES.cancelled;
    return combine(this.addSystemMessage(sentence, time), this.addEntry('cancelled', by, time, { reason }));
  }

  /** Cancels the ticket of a deleted client in the name of the product itself. */
  cancelForDeletedClient(time: TimeAndIds): TicketChanges {
    this.close('cancelled', null, time);
    return combine(
      this.addSystemMessage(SYSTEM_MESSAGES.clientDeleted, time),
      this.addEntry('cancelled', null, time),
    );
  }

  /**
   * Adds a message of one side, last in the changes; the first one of an administrator takes the ticket up. A message
   * that arrives while the other side is viewing the ticket counts as read immediately.
   */
  post(by: Actor, body: MessageBody, isOtherSideViewing: boolean, time: TimeAndIds): TicketChanges {
    this.assertVisible(by);
    this.assertOpen();
    const takenUp = by.side === 'admin' ? this.takeUp(by, time) : NO_CHANGES;
    return combine(takenUp, this.addMessage(by, body, isOtherSideViewing, time));
  }

  /** Marks everything as read by the actor's side. Returns whether that side had unread messages. */
  markRead(by: Actor): boolean {
    this.assertVisible(by);
    const { unread } = this.readStateOf(by.side);
    this.setReading(by.side, { unread: 0, seen: this.messageCount });
    return unread > 0;
  }

  /**
   * Marks `unread` messages after `deliveredUpTo` as unread again, because the process of that side's viewers died
   * and may not have delivered them. Does nothing if that side has caught up. Returns whether anything changed.
   */
  markUnreadAfter(side: Side, deliveredUpTo: number, unread: number): boolean {
    const current = this.readStateOf(side);
    if (current.seen <= deliveredUpTo || unread <= current.unread) return false;
    this.setReading(side, { unread, seen: deliveredUpTo });
    return true;
  }

  /**
   * Records that its client rated the order or changed the rating [LIF-101]. @throws TicketNotFound, OnlyForOwner,
   * NotCompleted
   */
  rate(by: Actor, time: TimeAndIds): TicketChanges {
    this.assertActing(by, 'owner');
    if (this.status !== 'completed') throw new NotCompleted();
    this.update({ rated: true }, time);
    return this.addEntry('rated', by, time);
  }

  setPriority(priority: Priority, by: Actor, time: TimeAndIds): TicketChanges {
    this.assertVisible(by);
    this.assertOpen();
    if (priority === this.priority) return NO_CHANGES;
    const from = this.priority;
    this.update({ priority }, time);
    return this.addEntry('priority_changed', by, time, { from, to: priority });
  }

  assign(adminId: string, by: Actor, time: TimeAndIds): TicketChanges {
    this.assertVisible(by);
    this.assertOpen();
    if (adminId === this.assignedAdminId) return NO_CHANGES;
    const from = this.assignedAdminId;
    this.update({ assignedAdminId: adminId }, time);
    return this.addEntry('assigned', by, time, { from, to: adminId });
  }

  /** Empties a message, also of a closed ticket. A message that the other side has not read yet no longer counts as unread. */
  deleteMessage(message: Message, by: Actor, time: TimeAndIds): TicketChanges {
    this.assertVisible(by);
    message.delete(time.now);
    if (message.senderSide) {
      const reader = otherSide(message.senderSide);
      const { unread, seen } = this.readStateOf(reader);
      if (message.position > seen) this.setReading(reader, { unread: Math.max(0, unread - 1), seen });
    }
    return this.addEntry('message_deleted', by, time, { messageId: message.id });
  }

  /** Hides the ticket. The row stays for the sales statistics; the caller deletes the messages. */
  delete(by: Actor, time: TimeAndIds): TicketChanges {
    this.assertVisible(by);
    this.update({ deletedAt: time.now }, time);
    return this.addEntry('deleted', by, time);
  }

  private close(status: 'completed' | 'cancelled', reason: string | null, time: TimeAndIds): void {
    this.assertOpen();
    this.update({ status, reason, closedAt: time.now, waitingSince: null }, time);
  }

  private assertOpen(): void {
    if (isClosed(this.status)) throw new TicketClosed();
  }
}
