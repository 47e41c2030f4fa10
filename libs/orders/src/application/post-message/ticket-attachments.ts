import { isClosed } from '@manette/contracts/orders';
import { Attachments, type ReceivedFile } from '@manette/conversation';
import type { StoredAttachment } from '@manette/conversation/message';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Actor } from '../../domain/actor.js';
import { TicketClosed } from '../../domain/ticket.errors.js';
import { ReadTicket } from '../read-ticket/read-ticket.query.js';

/** Stores the files of tickets where only the two sides can fetch them (contract, section 5). */
@Injectable()
export class TicketAttachments {
  constructor(
    private readonly attachments: Attachments,
    private readonly queries: QueryBus,
  ) {}

  /** Stores a file that a user sends. @throws TicketNotFound, TicketClosed before it stores anything */
  async store(ticketId: string, by: Actor, file: ReceivedFile): Promise<StoredAttachment> {
    const ticket = await this.queries.execute(new ReadTicket(ticketId, by));
    if (isClosed(ticket.status)) throw new TicketClosed();
    return this.keep(ticketId, file);
  }

  /** Stores a file of an imported ticket. @throws UnsupportedAttachment, TooManyPixels */
  keep(ticketId: string, file: ReceivedFile): Promise<StoredAttachment> {
    return this.attachments.keep(`tickets/${ticketId}`, file);
  }

  /** Deletes a stored file for which no message was written. */
  discard(attachment: StoredAttachment | undefined): Promise<void> {
    return this.attachments.discard(attachment);
  }
}
