import { Injectable } from '@nestjs/common';
import { Outbox, UnitOfWork, type Principal } from '@manette/platform';
import { EmailNotVerified } from '../../domain/ordering.errors.js';
import { TicketNotFound } from '../../domain/ticket.errors.js';
import { TicketViews } from '../list-tickets/ticket-views.js';
import { actorOf } from '../actor-of.js';
import { TicketViewers } from './ticket-viewers.js';

/** Somebody opens a ticket's page, or leaves it. */
@Injectable()
export class JoinTicket {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly views: TicketViews,
    private readonly viewers: TicketViewers,
    private readonly outbox: Outbox,
  ) {}

  /** Throws `EmailNotVerified` and `TicketNotFound`, the latter for foreign and malformed ids as well [RT-014]. */
  async enter(socketId: string, ticketId: unknown, principal: Principal): Promise<string> {
    if (!principal.isVerified) throw new EmailNotVerified(false);
    if (typeof ticketId !== 'string') throw new TicketNotFound();
    const person = actorOf(principal);
    return this.unitOfWork.run(async () => {
      const { _id } = await this.views.find(ticketId, person);
      await this.viewers.enter(socketId, _id, person);
      if (person.side === 'admin') await this.notifyAdministrators(_id);
      return _id;
    });
  }

  /** [RT-015] */
  leave(socketId: string, ticketId?: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      for (const left of await this.viewers.leave(socketId, ticketId)) await this.notifyAdministrators(left);
    });
  }

  renew(socketIds: string[]): Promise<void> {
    return this.unitOfWork.run(() => this.viewers.renew(socketIds));
  }

  /** Administrators see who else of them is looking at a ticket. */
  private async notifyAdministrators(ticketId: string): Promise<void> {
    const admins = await this.viewers.administratorsAt(ticketId);
    this.outbox.emit({ admins: true }, 'ticket_viewers', { ticketId, admins });
  }
}
