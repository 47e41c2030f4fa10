import type { DeliveryView } from '@manette/contracts/webhooks';
import { Clock, UnitOfWork } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DeliveryNotFound, WebhookDisabled } from '../../domain/webhook.errors.js';
import { DELIVERY_COLUMNS, deliveryViewOf } from '../webhook-views.js';
import type { WebhooksTables } from '../webhooks.tables.js';

/**
 * An administrator sends a delivery again, regardless of its status: immediately, and with all attempts available
 * again [POC-102].
 */
export class ResendDelivery extends Command<DeliveryView> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(ResendDelivery)
export class ResendDeliveryHandler implements ICommandHandler<ResendDelivery> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** @throws DeliveryNotFound, WebhookDisabled */
  execute({ id }: ResendDelivery): Promise<DeliveryView> {
    return this.unitOfWork.run(async () => {
      const db = this.em.getKysely<WebhooksTables>();
      const webhook = await db
        .selectFrom('webhooks.delivery as d')
        .innerJoin('webhooks.webhook as w', 'w.id', 'd.webhook_id')
        .select('w.active')
        .where('d.id', '=', id)
        .forShare('w')
        .executeTakeFirst();
      if (!webhook) throw new DeliveryNotFound();
      if (!webhook.active) throw new WebhookDisabled();
      const again = await db
        .updateTable('webhooks.delivery')
        .set(({ eb }) => ({
          status: 'waiting' as const,
          next_attempt_at: this.clock.now(),
          round: eb('round', '+', 1),
          tries: 0,
        }))
        .where('id', '=', id)
        .returning(DELIVERY_COLUMNS)
        .executeTakeFirst();
      if (!again) throw new DeliveryNotFound();
      return deliveryViewOf(again);
    });
  }
}
