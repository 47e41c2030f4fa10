import { isClosed } from '@manette/contracts/orders';
import { Attachments, withStoredFile, type ReceivedFile } from '@manette/conversation';
import type { MessageBody, StoredAttachment } from '@manette/conversation/message';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Actor } from '../../domain/actor.js';
import { TicketClosed } from '../../domain/ticket.errors.js';
import { ReadTicket } from '../read-ticket/read-ticket.query.js';

/** The content that a user sends in a ticket; `content` is empty only if there is a file. */
interface SentMessage {
  by: Actor;
  ticketId: string;
  content: string;
  file?: ReceivedFile | undefined;
}

/** Stores the files of tickets so that only the two sides can download them (contract, section 5). */
@Injectable()
export class TicketAttachments {
  constructor(
    private readonly attachments: Attachments,
    private readonly queries: QueryBus,
  ) {}

  /** Stores the file of a message and writes the message. @throws TicketNotFound, TicketClosed before it stores a file */
  async withStoredFile<Result>(
    message: SentMessage,
    write: (body: MessageBody) => Promise<Result>,
  ): Promise<Result> {
    const { ticketId, by, file } = message;
    if (file) {
      const ticket = await this.queries.execute(new ReadTicket(ticketId, by));
      if (isClosed(ticket.status)) throw new TicketClosed();
    }
    return withStoredFile(this.attachments, `tickets/${ticketId}`, message, write);
  }

  /** Stores a file of an imported ticket. @throws UnsupportedAttachment, TooManyPixels */
  keep(ticketId: string, file: ReceivedFile): Promise<StoredAttachment> {
    return this.attachments.keep(`tickets/${ticketId}`, file);
  }
}
