import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@manette/contracts/errors';
import { FILE_ATTACHMENT } from '@manette/contracts/conversation';
import type { MessageBody } from '@manette/conversation/message';
import type { SupportMessageView } from '@manette/contracts/orders';
import { Clock, UnitOfWork } from '@manette/platform';
import { otherSide } from '../../domain/actor.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { TicketViewers } from '../join-ticket/ticket-viewers.js';
import { timeAndIds } from '../time-and-ids.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { TicketAttachments } from './ticket-attachments.js';
import { PostMessage } from './post-message.command.js';

/**
 * Adds a message; an admin's first one takes the ticket up. Where the other side has the ticket open it is read as it
 * arrives. Messages of one ticket are written one after the other under its lock, so that their order is the order
 * of their commits and a reader who asks for what came `after` one never misses any.
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

  async execute(command: PostMessage): Promise<SupportMessageView> {
    const { by, ticketId, upload } = command;
    // Outside the transaction: a slow disk or store must not hold the ticket's lock.
    const attachment = upload && (await this.attachments.store(ticketId, by, upload));
    const content = command.content || (attachment ? FILE_ATTACHMENT : '');
    try {
      return await this.unitOfWork.run(() => this.post(command, { content, attachment }));
    } catch (error) {
      // Any other error leaves open whether the commit went through; a file too many is better than one too few.
      if (error instanceof DomainError) await this.attachments.discard(attachment);
      throw error;
    }
  }

  private async post({ by, ticketId }: PostMessage, words: MessageBody): Promise<SupportMessageView> {
    const ticket = await this.tickets.lock(ticketId);
    const othersRead = await this.viewers.hasOpen(ticketId, otherSide(by.side));
    const changes = ticket.post(by, words, othersRead, timeAndIds(this.clock));
    await this.tickets.save(ticket, changes);
    const { messages } = await this.notifications.changed(ticket, changes);
    const message = messages.at(-1);
    if (!message) throw new Error(`message of ticket ${ticketId} was not written`);
    return message;
  }
}
