import { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '@manette/contracts/errors';
import {
  ApiKeyVerifier,
  APP_CONFIG,
  Clock,
  PreparedReads,
  type AppConfig,
  type Principal,
} from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { WebhooksTables } from '../../application/webhooks.tables.js';
import { hashOf, isSecret } from '../../domain/api-key.js';
import { ApiKeyUses } from './api-key-uses.js';

/**
 * Verifies the API key of a call by one statement. Nothing is cached: a revoked key, or one whose creator was
 * deactivated or demoted, is refused by the next call in every process [POC-084].
 */
@Injectable()
export class SqlApiKeyVerifier extends ApiKeyVerifier {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: PreparedReads,
    private readonly uses: ApiKeyUses,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'trust'>,
  ) {
    super();
  }

  async verify(secret: string): Promise<Principal> {
    const [key] = isSecret(secret) ? await this.reads.run(this.find(hashOf(secret))) : [];
    if (!key) throw new DomainError('UNAUTHENTICATED', 'Authentication required');
    await this.uses.note(
      key.id,
      key.last_used_at === null ? null : new Date(key.last_used_at),
      this.clock.now(),
    );
    return {
      userId: key.created_by,
      sessionId: key.id,
      role: 'admin',
      username: key.username,
      isVerified: true,
      // A key is not a session, so no recent proof of identity is possible [TRU-049].
      provedAt: 0,
      mustEnrol: this.config.trust.requiresSecondStep && !key.has_second_step,
      apiKey: { id: key.id, scopes: key.scopes },
    };
  }

  private find(hash: Buffer) {
    return this.em
      .getKysely<WebhooksTables>()
      .selectFrom('webhooks.api_key as k')
      .innerJoin('identity.active_administrator as a', 'a.id', 'k.created_by')
      .select(['k.id', 'k.scopes', 'k.created_by', 'k.last_used_at', 'a.username', 'a.has_second_step'])
      .where('k.hash', '=', hash)
      .where('k.revoked_at', 'is', null)
      .compile();
  }
}
