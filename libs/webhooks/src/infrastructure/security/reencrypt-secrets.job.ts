import { JobHandler, JobProcessor, KeyRing, UnitOfWork } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import type { WebhooksTables } from '../../application/webhooks.tables.js';
import { WebhookSecrets } from '../../domain/webhook-secrets.js';

/**
 * Encrypts secrets of webhooks that use another key of the ring again with the first key, so that the other key can
 * be removed, like the secrets of authenticator apps. There are few webhooks, so one transaction is enough.
 */
@JobProcessor('webhooks-signing-keys', { every: 'sweep', concurrency: 1 })
export class ReencryptSecretsJob extends JobHandler {
  private readonly logger = new Logger('KeyRing');

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly ring: KeyRing,
    private readonly secrets: WebhookSecrets,
  ) {
    super();
  }

  override async process(): Promise<void> {
    const [first, ...former] = this.ring.derive('webhook secrets');
    if (!first || former.length === 0) return;
    await this.unitOfWork.run(async () => {
      const db = this.em.getKysely<WebhooksTables>();
      const webhooks = db.selectFrom('webhooks.webhook').select(['id', 'secret', 'kid']);
      const rows = await webhooks.forUpdate().skipLocked().execute();
      for (const { id, ...sealed } of rows.filter(({ kid }) => kid !== first.kid)) {
        const plain = this.opened(id, sealed);
        if (!plain) continue;
        await db
          .updateTable('webhooks.webhook')
          .set(this.secrets.seal(id, plain))
          .where('id', '=', id)
          .execute();
      }
    });
  }

  /** Decrypts a secret. A secret that cannot be decrypted stays unchanged and does not stop the others. */
  private opened(webhookId: string, sealed: { secret: Buffer; kid: string | null }): Buffer | undefined {
    try {
      return this.secrets.open(webhookId, sealed);
    } catch (error) {
      this.logger.warn({ msg: 'the secret of a webhook cannot be read', webhookId, err: error });
      return undefined;
    }
  }
}
