import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import type { WebhooksTables } from '../../application/webhooks.tables.js';

const MINUTE_MS = 60_000;
const minuteOf = (time: Date): number => Math.floor(time.getTime() / MINUTE_MS);

/** Records when API keys are used, to the minute: only the first call within a minute writes [POC-082]. */
@Injectable()
export class ApiKeyUses {
  private readonly log = new Logger(ApiKeyUses.name);
  private readonly running = new Map<string, Promise<void>>();

  constructor(private readonly em: EntityManager) {}

  /** Resolves when the use is written; a failure is logged, and the next call tries again. */
  note(id: string, lastUsedAt: Date | null, now: Date): Promise<void> {
    if (lastUsedAt && minuteOf(lastUsedAt) >= minuteOf(now)) return Promise.resolve();
    const running = this.running.get(id) ?? this.write(id, now).finally(() => this.running.delete(id));
    this.running.set(id, running);
    return running;
  }

  private async write(id: string, now: Date): Promise<void> {
    const startOfMinute = new Date(minuteOf(now) * MINUTE_MS);
    try {
      await this.em
        .getKysely<WebhooksTables>()
        .updateTable('webhooks.api_key')
        .set({ last_used_at: now })
        .where('id', '=', id)
        // Only one of several processes writes.
        .where((is) => is.or([is('last_used_at', 'is', null), is('last_used_at', '<', startOfMinute)]))
        .execute();
    } catch (error) {
      this.log.warn({ err: error }, 'the last use of an API key could not be stored');
    }
  }
}
