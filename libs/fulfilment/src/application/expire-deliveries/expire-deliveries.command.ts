import { DomainError } from '@manette/contracts/errors';
import { AmendTicket, LockTicket } from '@manette/contracts/orders';
import { Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Deliveries } from '../../domain/deliveries.js';
import { DeliveryNews } from '../delivery/delivery-news.js';

const AT_ONCE = 100;

/** Expires the deliveries whose hours are over [LIF-036, LIF-059]. Returns their number. */
export class ExpireDeliveries extends Command<number> {}

@CommandHandler(ExpireDeliveries)
export class ExpireDeliveriesHandler implements ICommandHandler<ExpireDeliveries> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly deliveries: Deliveries,
    private readonly commands: CommandBus,
    private readonly news: DeliveryNews,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    let expired = 0;
    for (let found = AT_ONCE; found === AT_ONCE;) {
      const over = await this.deliveries.over(this.clock.now(), AT_ONCE);
      found = over.length;
      for (const one of over) if (await this.expire(one)) expired += 1;
    }
    return expired;
  }

  /**
   * Expires one delivery in its own transaction. Locks its ticket first, and checks the time again, because the
   * delivery may have been extended.
   */
  private expire({ id, ticketId }: { id: string; ticketId: string }): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const hasTicket = await this.lockTicket(ticketId);
      const delivery = await this.deliveries.lock(id);
      if (!delivery?.isOver(this.clock.now()) || !delivery.expire()) return false;
      await this.deliveries.save(delivery);
      if (!hasTicket) return true;
      await this.commands.execute(new AmendTicket(ticketId, { delivery: 'expired' }));
      this.news.changed(delivery);
      return true;
    });
  }

  /** @returns false for a deleted ticket, whose users are not notified */
  private async lockTicket(ticketId: string): Promise<boolean> {
    try {
      await this.commands.execute(new LockTicket(ticketId, { user: null, allowed: 'both' }));
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return false;
      throw error;
    }
  }
}
