import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { sql } from 'kysely';
import { IntegrationEvents } from './integration-events.js';

const SECOND = 1000;
const RENEWED_EVERY_MS = 10 * 60 * SECOND;
const TRIED_AGAIN_MS = 5 * SECOND;

/** For how long after it was last noted a consumer counts as one of a release that serves. */
export const NOTED_FOR = `interval '1 hour'`;

/**
 * Notes the consumers of this release for all processes, so that another release that writes or relays an event does so for
 * consumers that it does not have itself (operations, section 3). A release that is gone is no longer noted.
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

  /** Noted before the process takes calls. */
  async onApplicationBootstrap(): Promise<void> {
    const pause = await this.note().then(
      () => RENEWED_EVERY_MS,
      (error: unknown) => {
        this.logger.warn(`the consumers of events were not noted, trying again: ${(error as Error).message}`);
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
    // In one order, so that processes that start together do not wait for each other in a circle.
    await sql`insert into platform.event_consumer (topic, consumer)
      select topic, consumer from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as r(topic text, consumer text)
      order by topic, consumer
      on conflict (topic, consumer) do update set seen_at = now()`.execute(this.em.getKysely<object>());
  }
}
