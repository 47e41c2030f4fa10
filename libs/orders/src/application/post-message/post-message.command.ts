import type { SupportMessageView } from '@manette/contracts/orders';
import type { ReceivedFile } from '@manette/conversation';
import type { MessageBody } from '@manette/conversation/message';
import { Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { otherSide, type Actor } from '../../domain/actor.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { TicketViewers } from '../ticket-viewers.js';
import { timeAndIds } from '../time-and-ids.js';
import { TicketAttachments } from './ticket-attachments.js';

/** A user of either side sends a message [API-041]. */
export class PostMessage extends Command<SupportMessageView> {
  constructor(
    readonly by: Actor,
    readonly ticketId: string,
    /** Validated; empty only if there is a file. */
    readonly content: string,
    readonly file?: ReceivedFile,
  ) {
    super();
  }
}

/**
 * Adds a message; the first one of an administrator takes the ticket up. If the other side has the ticket open, the
 * message counts as read immediately. Messages of a ticket are written one after the other under its lock. So their
 * order is the order of their commits, and a client that requests the messages `after` one misses none.
 */
@CommandHandler(PostMessage)
export class PostMessageHandler implements ICommandHandler<PostMessage> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly viewers: TicketViewers,
    private readonly attachments: TicketAttachments,
    private readonly notifications: TicketNotifications,
    private readonly clock: Clock,
  ) {}

  /** @throws TicketNotFound, TicketClosed, UnsupportedAttachment, TooManyPixels */
  execute(command: PostMessage): Promise<SupportMessageView> {
    return this.attachments.withStoredFile(command, (body) =>
      this.unitOfWork.run(() => this.post(command, body)),
    );
  }

  private async post({ by, ticketId }: PostMessage, body: MessageBody): Promise<SupportMessageView> {
    const ticket = await this.tickets.lock(ticketId);
    const isOtherSideViewing = await this.viewers.isViewing(otherSide(by.side), ticketId);
    const changes = ticket.post(by, body, isOtherSideViewing, timeAndIds(this.clock));
    await this.tickets.save(ticket, changes);
    const { messages } = await this.notifications.changed(ticket, changes);
    const message = messages.at(-1);
    if (!message) throw new Error(`message of ticket ${ticketId} was not written`);
    return message;
  }
}
