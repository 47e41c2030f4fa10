import type { AcknowledgeInput, DeliveryView } from '@manette/contracts/fulfilment';
import { AmendTicket } from '@manette/contracts/orders';
import { Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandBus, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { Deliveries } from '../../domain/deliveries.js';
import type { Origin } from '../../domain/delivery.js';
import { DeliveryAccess, type Person } from '../delivery/delivery-access.js';
import { DeliveryNews } from '../delivery/delivery-news.js';
import { ReadDelivery } from '../read-delivery/read-delivery.query.js';

/** The client accepts the rules of a delivery; only the first acceptance is stored [LIF-056, LIF-057]. */
export class Acknowledge extends Command<DeliveryView> {
  constructor(
    readonly id: string,
    readonly by: Person,
    readonly from: Origin,
    readonly accepted: AcknowledgeInput,
  ) {
    super();
  }
}

@CommandHandler(Acknowledge)
export class AcknowledgeHandler implements ICommandHandler<Acknowledge> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly access: DeliveryAccess,
    private readonly deliveries: Deliveries,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly news: DeliveryNews,
    private readonly clock: Clock,
  ) {}

  /** @throws DeliveryNotFound, FORBIDDEN, RulesChanged */
  execute({ id, by, from, accepted }: Acknowledge): Promise<DeliveryView> {
    return this.unitOfWork.run(async () => {
      const delivery = await this.access.lock(id, by, 'owner');
      const { ticketId } = delivery.fields;
      const { rulesVersion: version, language } = accepted;
      if (delivery.acknowledge({ version, language }, from, this.clock.now())) {
        await this.deliveries.save(delivery);
        const entry = { kind: 'rules_acknowledged', actorId: by.id } as const;
        await this.commands.execute(new AmendTicket(ticketId, { entry }));
        this.news.changed(delivery);
      }
      return this.queries.execute(new ReadDelivery(ticketId, by));
    });
  }
}
