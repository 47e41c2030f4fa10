import { TakeFromStock } from '@manette/contracts/catalog';
import type { TicketView } from '@manette/contracts/orders';
import { Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../domain/actor.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { timeAndIds } from '../time-and-ids.js';

/** An administrator marks the order as successful: 'Order Successful' [ORD-044, API-042]. */
export class CompleteTicket extends Command<TicketView> {
  constructor(
    readonly by: Actor,
    readonly ticketId: string,
  ) {
    super();
  }
}

/**
 * Completes a ticket and takes its item from stock, both or neither: catalog's command runs in this transaction. Rows
 * are locked ticket first, listing second, everywhere; so of several completions that race for the last unit one wins,
 * the others are refused with `OUT_OF_STOCK` and their tickets stay open (contract, section 5).
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

  /** @throws TicketNotFound, OnlyForAdmins, TicketClosed, and catalog's OUT_OF_STOCK */
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
