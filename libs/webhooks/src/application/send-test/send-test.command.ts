import { WEBHOOK_TEST, type DeliveryView } from '@manette/contracts/webhooks';
import { Clock, newId, UnitOfWork } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { WebhookDisabled, WebhookNotFound } from '../../domain/webhook.errors.js';
import { newDelivery } from '../new-delivery.js';
import { DELIVERY_COLUMNS, deliveryViewOf } from '../webhook-views.js';
import type { WebhooksTables } from '../webhooks.tables.js';

/** An administrator sends a test event to a webhook [POC-102]. */
export class SendTest extends Command<DeliveryView> {
  constructor(readonly webhookId: string) {
    super();
  }
}

@CommandHandler(SendTest)
export class SendTestHandler implements ICommandHandler<SendTest> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** @throws WebhookNotFound, WebhookDisabled */
  execute({ webhookId }: SendTest): Promise<DeliveryView> {
    return this.unitOfWork.run(async () => {
      const db = this.em.getKysely<WebhooksTables>();
      const webhooks = db.selectFrom('webhooks.webhook').select('active');
      const webhook = await webhooks.where('id', '=', webhookId).forShare().executeTakeFirst();
      if (!webhook) throw new WebhookNotFound();
      if (!webhook.active) throw new WebhookDisabled();
      const told = { eventId: newId(), type: WEBHOOK_TEST, data: { message: 'Hello from Manette' } } as const;
      const added = await db
        .insertInto('webhooks.delivery')
        .values(newDelivery(webhookId, told, this.clock.now()))
        .returning(DELIVERY_COLUMNS)
        .executeTakeFirstOrThrow();
      return deliveryViewOf(added);
    });
  }
}
