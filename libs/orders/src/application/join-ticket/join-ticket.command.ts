import { UnitOfWork, type Principal } from '@manette/platform';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { EmailNotVerified } from '../../domain/ordering.errors.js';
import { TicketNotFound } from '../../domain/ticket.errors.js';
import { actorOf } from '../actor-of.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { ReadTicket } from '../read-ticket/read-ticket.query.js';
import { TicketViewers } from '../ticket-viewers.js';

/** A user opens the page of a ticket. The result is the ticket's id. */
export class JoinTicket extends Command<string> {
  constructor(
    readonly socketId: string,
    /** As received, not validated. */
    readonly ticketId: unknown,
    readonly principal: Principal,
  ) {
    super();
  }
}

@CommandHandler(JoinTicket)
export class JoinTicketHandler implements ICommandHandler<JoinTicket> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: QueryBus,
    private readonly viewers: TicketViewers,
    private readonly notifications: TicketNotifications,
  ) {}

  /** @throws EmailNotVerified, TicketNotFound (also for foreign and malformed ids) [RT-014] */
  async execute({ socketId, ticketId, principal }: JoinTicket): Promise<string> {
    if (!principal.isVerified) throw new EmailNotVerified(false);
    if (typeof ticketId !== 'string') throw new TicketNotFound();
    const viewer = actorOf(principal);
    return this.unitOfWork.run(async () => {
      const { _id } = await this.queries.execute(new ReadTicket(ticketId, viewer));
      await this.viewers.add(socketId, _id, viewer);
      if (viewer.side === 'admin') await this.notifications.viewersChanged(_id);
      return _id;
    });
  }
}
