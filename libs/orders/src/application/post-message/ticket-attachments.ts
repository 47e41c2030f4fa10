import { Injectable } from '@nestjs/common';
import { isClosed } from '@manette/contracts/orders';
import { Attachments, type ReceivedFile } from '@manette/conversation';
import type { StoredAttachment } from '@manette/conversation/message';
import type { Actor } from '../../domain/actor.js';
import { TicketClosed } from '../../domain/ticket.errors.js';
import { TicketViews } from '../list-tickets/ticket-views.js';

/** Puts files of conversations where only the two sides get at them (contract, section 5). */
@Injectable()
export class TicketAttachments {
  constructor(
    private readonly attachments: Attachments,
    private readonly views: TicketViews,
  ) {}

  /** Stores nothing where nobody may write: throws `TicketNotFound`, `TicketClosed`, `UnsupportedAttachment`. */
  async store(ticketId: string, by: Actor, file: ReceivedFile): Promise<StoredAttachment> {
    const ticket = await this.views.find(ticketId, by);
    if (isClosed(ticket.status)) throw new TicketClosed();
    return this.keep(ticketId, file);
  }

  /** Stores a file for a conversation that is written by the product itself. */
  keep(ticketId: string, file: ReceivedFile): Promise<StoredAttachment> {
    return this.attachments.keep(`tickets/${ticketId}`, file);
  }

  discard(attachment: StoredAttachment | undefined): Promise<void> {
    return this.attachments.discard(attachment);
  }
}
