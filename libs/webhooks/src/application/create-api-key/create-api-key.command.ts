import { EntityManager } from '@mikro-orm/postgresql';
import { API_KEY_SCOPES, type ApiKeyView, type NewApiKeyInput } from '@manette/contracts/webhooks';
import { AuditTrail, Clock, newId, UnitOfWork, type Principal } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { hashOf, newSecret, prefixOf } from '../../domain/api-key.js';
import { apiKeyChanges, apiKeyViewOf } from '../api-key-view.js';
import type { WebhooksTables } from '../webhooks.tables.js';

/**
 * An administrator creates an API key, which acts as this administrator [POC-081]. The result contains the secret,
 * which is shown only once.
 */
export class CreateApiKey extends Command<{ apiKey: ApiKeyView; secret: string }> {
  constructor(
    readonly by: Pick<Principal, 'userId' | 'username'>,
    readonly input: NewApiKeyInput,
  ) {
    super();
  }
}

/** Keys have no rules other than the validation of their input, hence no aggregate. */
@CommandHandler(CreateApiKey)
export class CreateApiKeyHandler implements ICommandHandler<CreateApiKey> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ by, input }: CreateApiKey): Promise<{ apiKey: ApiKeyView; secret: string }> {
    const secret = newSecret();
    const key = {
      id: newId(),
      name: input.name,
      prefix: prefixOf(secret),
      hash: hashOf(secret),
      scopes: API_KEY_SCOPES.filter((scope) => input.scopes.includes(scope)),
      created_by: by.userId,
      created_at: this.clock.now(),
      last_used_at: null,
      revoked_at: null,
    };
    await this.unitOfWork.run(async () => {
      await this.em.getKysely<WebhooksTables>().insertInto('webhooks.api_key').values(key).execute();
      this.audit.record({ action: 'api-key.created', changes: apiKeyChanges(key, 'made') });
    });
    return { apiKey: apiKeyViewOf({ ...key, username: by.username }), secret };
  }
}
