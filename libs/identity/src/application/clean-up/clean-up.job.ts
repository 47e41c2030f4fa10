import { Clock, JobHandler, JobProcessor } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import type { IdentityTables } from '../identity.tables.js';

const HOUR = 60 * 60 * 1000;
/** A used verification link still says 'Email already verified' when somebody opens it again this much later. */
const TOKENS_KEPT = 30 * 24 * HOUR;

/** Forgets sessions whose tokens are too old to be sent, and links that open nothing any more. */
@JobProcessor('identity-clean-up', { every: HOUR })
export class CleanUpJob extends JobHandler {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async process(): Promise<void> {
    const now = this.clock.now();
    const db = this.em.getKysely<IdentityTables>();
    await db.deleteFrom('identity.sessions').where('expires_at', '<', now.toISOString()).execute();
    const kept = new Date(now.getTime() - TOKENS_KEPT).toISOString();
    await db.deleteFrom('identity.one_time_tokens').where('expires_at', '<', kept).execute();
  }
}
