import { APP_CONFIG, Clock, RealtimeServer, type AppConfig } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { IdentityTables } from '../application/identity.tables.js';
import { limitsOf } from '../domain/session.js';
import { ProcessSockets } from './process-sockets.js';

/** Runs twice in the period of a sweep, so that a socket closes within one period. */
const ROUNDS_PER_SWEEP = 2;

/**
 * Closes the sockets of expired sessions of administrators: calls check the session, but an open socket makes no calls
 * [TRU-048]. Its page reconnects and receives the error that the session has expired.
 */
@Injectable()
export class ExpiredSockets implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(ExpiredSockets.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly em: EntityManager,
    private readonly sockets: ProcessSockets,
    private readonly realtime: RealtimeServer,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running = this.running.then(() => this.sweep());
    }, this.config.periods.sweep / ROUNDS_PER_SWEEP).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Closes the sockets. Logs a failure; the next round repeats the work. */
  async sweep(): Promise<void> {
    try {
      const open = this.sockets.sessionIds();
      if (open.size === 0) return;
      for (const id of await this.runOut()) if (open.has(id)) await this.realtime.endSession(id);
    } catch (error) {
      this.log.warn(`the sockets of expired sessions stay open until the next round: ${String(error)}`);
    }
  }

  /** Reads the administrators' sessions that have expired but are not ended. They are few, as the clean-up deletes them. */
  private async runOut(): Promise<string[]> {
    const { life, idle } = limitsOf('admin', this.config.trust.adminSession);
    const now = this.clock.now().getTime();
    const before = (lasts: number) => new Date(now - lasts).toISOString();
    const rows = await this.em
      .getKysely<IdentityTables>()
      .selectFrom('identity.sessions as s')
      .innerJoin('identity.users as u', 'u.id', 's.user_id')
      .select('s.id')
      .where('u.role', '=', 'admin')
      .where('s.ended_at', 'is', null)
      .where((eb) =>
        eb.or([eb('s.created_at', '<=', before(life)), eb('s.last_used_at', '<=', before(idle))]),
      )
      .execute();
    return rows.map(({ id }) => id);
  }
}
