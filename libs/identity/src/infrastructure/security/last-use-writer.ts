import { EntityManager } from '@mikro-orm/postgresql';
import { type Principal } from '@manette/platform';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { sql } from 'kysely';
import type { IdentityTables } from '../../application/identity.tables.js';
import { SessionUses } from '../../application/sessions/session-uses.js';

const WRITE_EVERY = 5_000;

/**
 * Collects the sessions that were used and writes their `last_used_at` in one statement, so that no call waits for the write.
 * The uses of clients are written a few seconds later: a crash loses only seconds of a time that matters after two weeks. Those
 * of administrators are written immediately, as their idle limit may be short and other processes read the stored time.
 */
@Injectable()
export class LastUseWriter extends SessionUses implements BeforeApplicationShutdown {
  private readonly log = new Logger(LastUseWriter.name);
  private used = new Map<string, Date>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly em: EntityManager) {
    super();
  }

  /** Records that a session was used. */
  add({ sessionId, role }: Pick<Principal, 'sessionId' | 'role'>, at: Date): void {
    this.used.set(sessionId, at);
    if (role === 'admin') void this.write();
    else this.timer ??= setTimeout(() => void this.write(), WRITE_EVERY).unref();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.write();
  }

  /** Writes the collected uses. A failure is logged, and the next use of a session is collected again. */
  override write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    // The statements run one after another, so that a process never waits for its own locks.
    this.writing = this.writing.then(() => this.writeCollected());
    return this.writing;
  }

  private async writeCollected(): Promise<void> {
    const uses = [...this.used];
    this.used = new Map();
    if (uses.length === 0) return;
    const ids = uses.map(([id]) => id);
    const times = uses.map(([, at]) => at.toISOString());
    try {
      await sql`update identity.sessions as s set last_used_at = used.at
        from unnest(${ids}::uuid[], ${times}::timestamptz[]) as used(id, at)
        where s.id = used.id and s.last_used_at < used.at`.execute(this.em.getKysely<IdentityTables>());
    } catch (error) {
      this.log.warn(`the last use of ${ids.length} sessions could not be stored: ${String(error)}`);
    }
  }
}
