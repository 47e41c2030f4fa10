import type { SecretView } from '@manette/contracts/fulfilment';
import { Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Origin } from '../../domain/delivery.js';
import { DeliveryAccess, type Person } from '../delivery/delivery-access.js';
import { RevealRecord } from './reveal-record.js';

/** An administrator reveals a delivery, and the client is notified; state and expiry do not change [LIF-062]. */
export class RevealAsAdmin extends Command<SecretView> {
  constructor(
    readonly id: string,
    readonly by: Person,
    readonly from: Origin,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(RevealAsAdmin)
export class RevealAsAdminHandler implements ICommandHandler<RevealAsAdmin> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly access: DeliveryAccess,
    private readonly record: RevealRecord,
    private readonly clock: Clock,
  ) {}

  /** @throws DeliveryNotFound, FORBIDDEN, AccountReturned, TooManyRequests */
  execute({ id, by, from, reason }: RevealAsAdmin): Promise<SecretView> {
    return this.unitOfWork.run(async () => {
      const delivery = await this.access.lock(id, by, 'admin');
      const entry = { kind: 'delivery_revealed_by_admin', actorId: by.id, reason } as const;
      const shown = { itemId: delivery.item(), delivery };
      return this.record.show(shown, { person: by, from, at: this.clock.now() }, { entry });
    });
  }
}
