import { EntityManager } from '@mikro-orm/postgresql';
import { AuditTrail, Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiKeyNotFound, apiKeyChanges } from '../api-key-view.js';
import type { WebhooksTables } from '../webhooks.tables.js';

/** An administrator revokes an API key of any administrator: the next call with it is refused [POC-084]. */
export class RevokeApiKey extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

/** A key that is already revoked is not changed. */
@CommandHandler(RevokeApiKey)
export class RevokeApiKeyHandler implements ICommandHandler<RevokeApiKey> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws ApiKeyNotFound */
  async execute({ id }: RevokeApiKey): Promise<void> {
    await this.unitOfWork.run(async () => {
      const revoked = await this.em
        .getKysely<WebhooksTables>()
        .updateTable('webhooks.api_key')
        .set({ revoked_at: this.clock.now() })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .returning(['name', 'scopes'])
        .executeTakeFirst();
      if (revoked)
        this.audit.record({ action: 'api-key.revoked', changes: apiKeyChanges(revoked, 'revoked') });
      else await this.assertKnown(id);
    });
  }

  private async assertKnown(id: string): Promise<void> {
    const keys = this.em.getKysely<WebhooksTables>().selectFrom('webhooks.api_key').select('id');
    if (!(await keys.where('id', '=', id).executeTakeFirst())) throw new ApiKeyNotFound();
  }
}
