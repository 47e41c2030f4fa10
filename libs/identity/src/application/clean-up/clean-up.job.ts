import { Clock, JobHandler, JobProcessor } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import type { IdentityTables } from '../identity.tables.js';

const HOUR = 60 * 60 * 1000;
/** How long an expired token is stored, so that a used link still answers 'Email already verified', in milliseconds. */
const TOKEN_RETENTION = 30 * 24 * HOUR;

/** Deletes expired sessions and sign-ins without their second step, and the tokens of mailed links that have expired for long. */
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
    await db.deleteFrom('identity.sign_in_challenges').where('expires_at', '<', now.toISOString()).execute();
    const limit = new Date(now.getTime() - TOKEN_RETENTION).toISOString();
    await db.deleteFrom('identity.one_time_tokens').where('expires_at', '<', limit).execute();
  }
}
