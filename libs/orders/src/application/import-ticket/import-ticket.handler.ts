import { stat } from 'node:fs/promises';
import { CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { GetOrderableItem, type OrderableItem } from '@manette/contracts/catalog';
import { FILE_ATTACHMENT } from '@manette/contracts/conversation';
import type { MessageBody } from '@manette/conversation/message';
import { ImportTicket, type ImportedMessage, type ImportedTicket } from '@manette/contracts/orders';
import { newId, UnitOfWork } from '@manette/platform';
import { ItemNotFound } from '../../domain/ticket.errors.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { TicketAttachments } from '../post-message/ticket-attachments.js';
import { retell } from './retell.js';

/** Writes a ticket of the past once, by telling its story to the aggregate again; nobody is told anything. */
@CommandHandler(ImportTicket)
export class ImportTicketHandler implements ICommandHandler<ImportTicket> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly attachments: TicketAttachments,
    private readonly queries: QueryBus,
  ) {}

  execute({ ticket: past }: ImportTicket): Promise<string> {
    return this.unitOfWork.run(async () => {
      const known = await this.tickets.imported(past.key);
      if (known) return known;
      const id = newId();
      const words = new Map<ImportedMessage, MessageBody>();
      for (const message of past.messages) words.set(message, await this.wordsOf(id, message));
      const item = await this.itemOf(past);
      const story = { past, id, item, number: await this.tickets.nextNumber(), words };
      const { ticket, trace } = retell(story);
      await this.tickets.add(ticket, trace);
      return id;
    });
  }

  private async wordsOf(ticketId: string, { text, attachment: file }: ImportedMessage): Promise<MessageBody> {
    if (!file) return { content: text };
    const { size } = await stat(file.path);
    const upload = { path: file.path, name: file.name, size };
    return { content: text || FILE_ATTACHMENT, attachment: await this.attachments.keep(ticketId, upload) };
  }

  private async itemOf({ item }: ImportedTicket): Promise<OrderableItem | null> {
    if (!item) return null;
    const found = await this.queries.execute<GetOrderableItem, OrderableItem | null>(
      new GetOrderableItem(item),
    );
    if (!found) throw new ItemNotFound(item.kind);
    return found;
  }
}
