import { HIDE_AFTER_SECONDS, type RevealView } from '@manette/contracts/fulfilment';
import { Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Deliveries } from '../../domain/deliveries.js';
import type { Origin } from '../../domain/delivery.js';
import { DeliveryAccess, type Person } from '../delivery/delivery-access.js';
import { RevealHours } from '../delivery/reveal-hours.js';
import { RevealRecord } from './reveal-record.js';

/** The client reveals a delivery [LIF-058, LIF-059]. */
export class Reveal extends Command<RevealView> {
  constructor(
    readonly id: string,
    readonly by: Person,
    readonly from: Origin,
  ) {
    super();
  }
}

@CommandHandler(Reveal)
export class RevealHandler implements ICommandHandler<Reveal> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly access: DeliveryAccess,
    private readonly deliveries: Deliveries,
    private readonly hours: RevealHours,
    private readonly record: RevealRecord,
    private readonly clock: Clock,
  ) {}

  /** @throws DeliveryNotFound, FORBIDDEN, RulesNotAcknowledged, DeliveryExpired, TooManyRequests */
  execute({ id, by, from }: Reveal): Promise<RevealView> {
    return this.unitOfWork.run(async () => {
      const delivery = await this.access.lock(id, by, 'owner');
      const isFirst = delivery.fields.state === 'ready';
      const at = this.clock.now();
      const { itemId, expiresAt } = delivery.reveal(at, await this.hours.shownFor());
      const entry = { kind: 'delivery_revealed', actorId: by.id } as const;
      const amendment = isFirst ? ({ entry, delivery: 'revealed' } as const) : { entry };
      const secret = await this.record.show({ itemId, delivery }, { person: by, from, at }, amendment);
      await this.deliveries.save(delivery);
      return { secret, hideAfterSeconds: HIDE_AFTER_SECONDS, expiresAt: expiresAt.toISOString() };
    });
  }
}
