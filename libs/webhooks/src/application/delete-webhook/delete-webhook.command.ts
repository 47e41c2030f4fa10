import { AuditTrail, UnitOfWork } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { WebhookNotFound } from '../../domain/webhook.errors.js';
import type { WebhooksTables } from '../webhooks.tables.js';

/** An administrator deletes a webhook together with its log of deliveries. */
export class DeleteWebhook extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(DeleteWebhook)
export class DeleteWebhookHandler implements ICommandHandler<DeleteWebhook> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws WebhookNotFound */
  async execute({ id }: DeleteWebhook): Promise<void> {
    await this.unitOfWork.run(async () => {
      const webhooks = this.em.getKysely<WebhooksTables>().deleteFrom('webhooks.webhook');
      const deleted = await webhooks.where('id', '=', id).returning('url').executeTakeFirst();
      if (!deleted) throw new WebhookNotFound();
      const changes = [{ field: 'url', from: deleted.url, to: null }];
      this.audit.record({ action: 'webhook.deleted', changes });
    });
  }
}
