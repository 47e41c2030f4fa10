import type { DeliveryView } from '@manette/contracts/fulfilment';
import { AmendTicket } from '@manette/contracts/orders';
import { AuditTrail, Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandBus, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { Deliveries } from '../../domain/deliveries.js';
import { DeliveryAccess, type Person } from '../delivery/delivery-access.js';
import { DeliveryNews } from '../delivery/delivery-news.js';
import { ReadDelivery } from '../read-delivery/read-delivery.query.js';
import { NextItem } from './next-item.js';
import { recordedDelivery } from '../recorded-delivery.js';

/** An administrator replaces an item that does not work by another one [LIF-061]. */
export class ReplaceDelivery extends Command<DeliveryView> {
  constructor(
    readonly id: string,
    readonly by: Person,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(ReplaceDelivery)
export class ReplaceDeliveryHandler implements ICommandHandler<ReplaceDelivery> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly access: DeliveryAccess,
    private readonly deliveries: Deliveries,
    private readonly nextItem: NextItem,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly news: DeliveryNews,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DeliveryNotFound, FORBIDDEN, OutOfItems, AccountReturned */
  execute({ id, by, reason }: ReplaceDelivery): Promise<DeliveryView> {
    return this.unitOfWork.run(async () => {
      const delivery = await this.access.lock(id, by, 'admin');
      const recorded = recordedDelivery(delivery);
      const { ticketId } = delivery.fields;
      delivery.replace(await this.nextItem.instead(delivery), reason, this.clock.now());
      await this.deliveries.save(delivery);
      const entry = { kind: 'delivery_replaced', actorId: by.id, reason } as const;
      await this.commands.execute(
        new AmendTicket(ticketId, { delivery: 'ready', systemMessage: 'deliveryReplaced', entry }),
      );
      this.news.changed(delivery);
      this.audit.record(recorded());
      return this.queries.execute(new ReadDelivery(ticketId, by));
    });
  }
}
