import { SESSION_IDLE_LIMIT } from '@manette/contracts/identity';
import { APP_CONFIG, Clock, type AppConfig } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';

/**
 * Selects the sessions that are still open, so that their devices get pushes. A session may also expire without an
 * event [POC-034].
 */
@Injectable()
export class OpenSessions {
  constructor(
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * Returns a condition on `identity.open_session as s`. The session of the current request is always open: its time
   * of last use may be written only after the request.
   */
  isOpen(ofCall: string | null = null): RawBuilder<boolean> {
    const { life, idle } = this.config.trust.adminSession;
    const now = this.clock.now().getTime();
    const ago = (time: number) => new Date(Math.max(0, now - time)).toISOString();
    return sql<boolean>`(s.id = ${ofCall}::uuid or s.expires_at > ${ago(0)}::timestamptz
      and s.last_used_at > ${ago(SESSION_IDLE_LIMIT)}::timestamptz and (s.role <> 'admin'
      or (s.created_at > ${ago(life)}::timestamptz and s.last_used_at > ${ago(idle)}::timestamptz)))`;
  }
}
