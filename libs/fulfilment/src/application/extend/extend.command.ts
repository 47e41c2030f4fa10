import type { DeliveryView } from '@manette/contracts/fulfilment';
import { AmendTicket } from '@manette/contracts/orders';
import { AuditTrail, Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandBus, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { Deliveries } from '../../domain/deliveries.js';
import { DeliveryAccess, type Person } from '../delivery/delivery-access.js';
import { DeliveryNews } from '../delivery/delivery-news.js';
import { RevealHours } from '../delivery/reveal-hours.js';
import { ReadDelivery } from '../read-delivery/read-delivery.query.js';
import { recordedDelivery } from '../recorded-delivery.js';

/** An administrator restarts the hours of a delivery [LIF-060]. */
export class ExtendDelivery extends Command<DeliveryView> {
  constructor(
    readonly id: string,
    readonly by: Person,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(ExtendDelivery)
export class ExtendDeliveryHandler implements ICommandHandler<ExtendDelivery> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly access: DeliveryAccess,
    private readonly deliveries: Deliveries,
    private readonly hours: RevealHours,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly news: DeliveryNews,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DeliveryNotFound, FORBIDDEN, NotRevealedYet, AccountReturned */
  execute({ id, by, reason }: ExtendDelivery): Promise<DeliveryView> {
    return this.unitOfWork.run(async () => {
      const delivery = await this.access.lock(id, by, 'admin');
      const recorded = recordedDelivery(delivery);
      const { ticketId } = delivery.fields;
      delivery.extend(this.clock.now(), await this.hours.shownFor());
      await this.deliveries.save(delivery);
      const entry = { kind: 'delivery_extended', actorId: by.id, reason } as const;
      await this.commands.execute(new AmendTicket(ticketId, { delivery: 'revealed', entry }));
      this.news.changed(delivery);
      this.audit.record(recorded());
      return this.queries.execute(new ReadDelivery(ticketId, by));
    });
  }
}
