import { randomBytes } from 'node:crypto';
import type { WebhookFields, WebhookView } from '@manette/contracts/webhooks';
import { AuditTrail, Clock, newId, UnitOfWork } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { WebhookSecrets } from '../../domain/webhook-secrets.js';
import { WebhookAddresses } from '../webhook-addresses.js';
import { webhookViewOf } from '../webhook-views.js';
import type { WebhooksTables } from '../webhooks.tables.js';

const SECRET_BYTES = 32;

export interface NewWebhook {
  webhook: WebhookView;
  /** The secret in the form that receivers use to verify signatures; never shown again. */
  secret: string;
}

/** An administrator adds a webhook, which sends events to another program [POC-089]. */
export class AddWebhook extends Command<NewWebhook> {
  constructor(readonly fields: WebhookFields) {
    super();
  }
}

/** Webhooks have no rules other than the validation of their input, hence no aggregate. */
@CommandHandler(AddWebhook)
export class AddWebhookHandler implements ICommandHandler<AddWebhook> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly secrets: WebhookSecrets,
    private readonly addresses: WebhookAddresses,
  ) {}

  /** @throws WebhookUrlNotAllowed */
  async execute({ fields }: AddWebhook): Promise<NewWebhook> {
    await this.addresses.assertFit(fields.url);
    const secret = randomBytes(SECRET_BYTES);
    const id = newId();
    const { url, events, active } = fields;
    const row = { id, url, events, active, disabled_reason: null, created_at: this.clock.now() };
    await this.unitOfWork.run(async () => {
      const kept = { ...row, ...this.secrets.seal(id, secret), failing_since: null };
      await this.em.getKysely<WebhooksTables>().insertInto('webhooks.webhook').values(kept).execute();
      this.audit.record({ action: 'webhook.created', changes: [{ field: 'url', from: null, to: url }] });
    });
    return { webhook: webhookViewOf(row), secret: `whsec_${secret.toString('base64')}` };
  }
}
