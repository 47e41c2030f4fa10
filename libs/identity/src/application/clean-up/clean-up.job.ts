import { Clock, JobHandler, JobProcessor } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { DEVICE_LIFETIME } from '../sessions/known-devices.js';
import type { IdentityTables } from '../identity.tables.js';

const HOUR = 60 * 60 * 1000;
/** How long an expired token is stored, so that a used link still answers 'Email already verified', in milliseconds. */
const TOKEN_RETENTION = 30 * 24 * HOUR;

/**
 * Deletes expired sessions, expired sign-in challenges and WebAuthn options, the tokens of mailed links that expired more than
 * 30 days ago, and devices whose cookie has expired. The latest device of a user stays: it shows that the user has signed in
 * before.
 */
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
    await db.deleteFrom('identity.webauthn_options').where('expires_at', '<', now.toISOString()).execute();
    const limit = new Date(now.getTime() - TOKEN_RETENTION).toISOString();
    await db.deleteFrom('identity.one_time_tokens').where('expires_at', '<', limit).execute();
    await db
      .deleteFrom('identity.devices as old')
      .where('last_seen_at', '<', new Date(now.getTime() - DEVICE_LIFETIME).toISOString())
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('identity.devices as newer')
            .whereRef('newer.user_id', '=', 'old.user_id')
            .whereRef('newer.last_seen_at', '>', 'old.last_seen_at'),
        ),
      )
      .execute();
  }
}
