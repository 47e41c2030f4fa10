import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TakeFromStock } from '@manette/contracts/catalog';
import type { TicketView } from '@manette/contracts/orders';
import { Clock, UnitOfWork } from '@manette/platform';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { timeAndIds } from '../time-and-ids.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { CompleteTicket } from './complete-ticket.command.js';

/**
 * Completes a ticket and takes its item from stock, both or neither: catalog's command runs in this transaction.
 * Rows are locked ticket first, listing second, everywhere; so of several completions that race for the last unit
 * one wins, the others are refused with `OUT_OF_STOCK` and their tickets stay open (contract, section 5).
 */
@CommandHandler(CompleteTicket)
export class CompleteTicketHandler implements ICommandHandler<CompleteTicket> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly commands: CommandBus,
    private readonly notifications: TicketNotifications,
    private readonly clock: Clock,
  ) {}

  execute({ by, ticketId }: CompleteTicket): Promise<TicketView> {
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(ticketId);
      const changes = ticket.complete(by, timeAndIds(this.clock));
      const item = ticket.item();
      if (item) await this.commands.execute(new TakeFromStock({ kind: item.kind, id: item.id }));
      await this.tickets.save(ticket, changes);
      return (await this.notifications.changed(ticket, changes)).ticket;
    });
  }
}
