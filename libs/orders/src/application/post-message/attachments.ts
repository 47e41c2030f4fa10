import { createReadStream } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { ATTACHMENT_TYPES, ATTACHMENT_UNSUPPORTED, isClosed } from '@manette/contracts/orders';
import { DomainError } from '@manette/contracts/errors';
import { detectFileType, FileStorage, newId } from '@manette/platform';
import type { Attachment } from '../../domain/message.js';
import type { Party } from '../../domain/party.js';
import { TicketClosed } from '../../domain/ticket.errors.js';
import { TicketViews } from '../list-tickets/ticket-views.js';
import type { Upload } from './post-message.command.js';

/** Neither an image nor a PDF, by its bytes [CHAT-022]. */
export class UnsupportedAttachment extends DomainError {
  constructor() {
    super('UNSUPPORTED_FILE_TYPE', ATTACHMENT_UNSUPPORTED, 'file');
  }
}

// A name is shown and offered for saving: path separators and control characters have no place in it.
// eslint-disable-next-line no-control-regex
const UNSAFE_IN_NAME = /[\u0000-\u001f\u007f"\\/]+/g;
const shownName = (name: string, extension: string): string =>
  [...name.replace(UNSAFE_IN_NAME, ' ').trim()].slice(-120).join('') || `file.${extension}`;

/** Puts files of conversations where only the two sides get at them (contract, section 5). */
@Injectable()
export class Attachments {
  constructor(
    private readonly storage: FileStorage,
    private readonly views: TicketViews,
  ) {}

  /** Stores nothing where nobody may write: throws `TicketNotFound`, `TicketClosed`, `UnsupportedAttachment`. */
  async store(ticketId: string, by: Party, upload: Upload): Promise<Attachment> {
    const ticket = await this.views.find(ticketId, by);
    if (isClosed(ticket.status)) throw new TicketClosed();
    return this.keep(ticketId, upload);
  }

  /** Stores a file for a conversation that is written by the product itself. */
  async keep(ticketId: string, upload: Upload): Promise<Attachment> {
    const type = await detectFileType(upload.path);
    if (!type || !(ATTACHMENT_TYPES as readonly string[]).includes(type.mime))
      throw new UnsupportedAttachment();
    const key = `private/tickets/${ticketId}/${newId()}.${type.ext}`;
    await this.storage.put(key, createReadStream(upload.path), type.mime);
    return { key, name: shownName(upload.name, type.ext), size: upload.size, contentType: type.mime };
  }

  async discard(attachment: Attachment | undefined): Promise<void> {
    if (attachment) await this.storage.delete(attachment.key);
  }
}
