import { changedFields } from '@manette/contracts/audit';
import type { WebhookChanges, WebhookView } from '@manette/contracts/webhooks';
import { AuditTrail, UnitOfWork } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { WebhookNotFound } from '../../domain/webhook.errors.js';
import { skipWaiting } from '../skip-waiting/skip-waiting.js';
import { WebhookAddresses } from '../webhook-addresses.js';
import { WEBHOOK_COLUMNS, webhookViewOf } from '../webhook-views.js';
import type { WebhookRow, WebhooksTables } from '../webhooks.tables.js';

/** An administrator changes a webhook; enabling it resets its failures [POC-098]. */
export class ChangeWebhook extends Command<WebhookView> {
  constructor(
    readonly id: string,
    readonly changes: WebhookChanges,
  ) {
    super();
  }
}

const recorded = ({ url, events, active }: Pick<WebhookRow, 'url' | 'events' | 'active'>) => ({
  url,
  events: events.join(', '),
  active,
});

@CommandHandler(ChangeWebhook)
export class ChangeWebhookHandler implements ICommandHandler<ChangeWebhook> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly audit: AuditTrail,
    private readonly addresses: WebhookAddresses,
  ) {}

  /** @throws WebhookNotFound, WebhookUrlNotAllowed */
  async execute({ id, changes }: ChangeWebhook): Promise<WebhookView> {
    if (changes.url !== undefined) await this.addresses.assertFit(changes.url);
    return this.unitOfWork.run(async () => {
      const webhooks = this.db.selectFrom('webhooks.webhook').select(WEBHOOK_COLUMNS);
      const former = await webhooks.where('id', '=', id).forUpdate().executeTakeFirst();
      if (!former) throw new WebhookNotFound();
      const forgotten = changes.active ? { disabled_reason: null, failing_since: null } : {};
      const { url = former.url, events = former.events, active = former.active } = changes;
      const changed = await this.db
        .updateTable('webhooks.webhook')
        .set({ url, events, active, ...forgotten })
        .where('id', '=', id)
        .returning(WEBHOOK_COLUMNS)
        .executeTakeFirstOrThrow();
      if (!active) await skipWaiting(this.db, id);
      const fields = changedFields(recorded(former), recorded(changed));
      this.audit.recordChanges({ action: 'webhook.changed', changes: fields });
      return webhookViewOf(changed);
    });
  }

  private get db() {
    return this.em.getKysely<WebhooksTables>();
  }
}
