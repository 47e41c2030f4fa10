import { EntityManager } from '@mikro-orm/postgresql';
import { Clock } from '@manette/platform';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { sql } from 'kysely';
import type { IdentityTables } from '../../application/identity.tables.js';

const WRITE_EVERY = 5_000;

/**
 * Collects the sessions that were used and writes their `last_used_at` a few seconds later in one statement, so that no
 * call waits for it. A crash loses seconds of a time that matters after two weeks.
 */
@Injectable()
export class SessionTouches implements BeforeApplicationShutdown {
  private readonly log = new Logger(SessionTouches.name);
  private used = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  add(sessionId: string): void {
    this.used.add(sessionId);
    this.timer ??= setTimeout(() => void this.write(), WRITE_EVERY).unref();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.write();
  }

  /** Writes the collected uses. A failure is logged, and the next use of a session is collected again. */
  async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const ids = [...this.used];
    this.used = new Set();
    if (ids.length === 0) return;
    const now = this.clock.now();
    try {
      await this.em
        .getKysely<IdentityTables>()
        .updateTable('identity.sessions')
        .set({ last_used_at: now })
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .where('last_used_at', '<', now.toISOString())
        .execute();
    } catch (error) {
      this.log.warn(`could not note the last use of ${ids.length} sessions: ${String(error)}`);
    }
  }
}
