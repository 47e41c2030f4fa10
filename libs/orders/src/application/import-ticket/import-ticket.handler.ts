import { GetOrderableItem, type OrderableItem } from '@manette/contracts/catalog';
import { ImportTicket, type ImportedTicket } from '@manette/contracts/orders';
import { newId, UnitOfWork } from '@manette/platform';
import { CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { ItemNotFound } from '../../domain/ticket.errors.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { TicketAttachments } from '../post-message/ticket-attachments.js';
import { bodiesOf } from './bodies-of.js';
import { replay } from './replay.js';

/** Imports a ticket of the past by replaying it on a new aggregate, once per import key; it emits no events. */
@CommandHandler(ImportTicket)
export class ImportTicketHandler implements ICommandHandler<ImportTicket> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly attachments: TicketAttachments,
    private readonly queries: QueryBus,
  ) {}

  /** Returns the id of the ticket, also of one that was imported before. @throws ItemNotFound */
  execute({ ticket: imported }: ImportTicket): Promise<string> {
    return this.unitOfWork.run(async () => {
      const known = await this.tickets.findImported(imported.key);
      if (known) return known;
      const id = newId();
      const bodies = await bodiesOf(this.attachments, id, imported.messages);
      const item = await this.itemOf(imported);
      const number = await this.tickets.nextNumber();
      const { ticket, changes } = replay({ imported, id, number, item, bodies });
      await this.tickets.add(ticket, changes);
      return id;
    });
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
