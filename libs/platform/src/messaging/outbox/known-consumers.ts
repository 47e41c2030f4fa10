import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { sql } from 'kysely';
import { IntegrationEvents } from './integration-events.js';

const SECOND = 1000;
const RENEWED_EVERY_MS = 10 * 60 * SECOND;
const TRIED_AGAIN_MS = 5 * SECOND;

/** For how long after its last registration a consumer counts as one of a running release. */
export const REGISTERED_FOR = `interval '1 hour'`;

/**
 * Registers the consumers of this release in the database, so that another release also writes and relays events for consumers
 * that it does not have itself (operations, section 3). The consumers of a release that no longer runs expire.
 */
@Injectable()
export class KnownConsumers implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(KnownConsumers.name);
  private timer?: NodeJS.Timeout;
  private ended = false;

  constructor(
    private readonly em: EntityManager,
    private readonly events: IntegrationEvents,
  ) {}

  /** Registers the consumers before the process accepts calls, and schedules the renewal. */
  async onApplicationBootstrap(): Promise<void> {
    const pause = await this.note().then(
      () => RENEWED_EVERY_MS,
      (error: unknown) => {
        this.logger.warn(
          `the consumers of events could not be stored, trying again: ${(error as Error).message}`,
        );
        return TRIED_AGAIN_MS;
      },
    );
    if (this.ended) return;
    this.timer = setTimeout(() => void this.onApplicationBootstrap(), pause).unref();
  }

  onApplicationShutdown(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  private async note(): Promise<void> {
    const known = this.events.all().map(({ topic, consumer }) => ({ topic, consumer }));
    if (known.length === 0) return;
    // Ordered, so that processes that start at the same time do not deadlock.
    await sql`insert into platform.event_consumer (topic, consumer)
      select topic, consumer from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as r(topic text, consumer text)
      order by topic, consumer
      on conflict (topic, consumer) do update set seen_at = now()`.execute(this.em.getKysely<object>());
  }
}
