import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Module, type Type } from '@nestjs/common';
import { sql } from 'kysely';
import pg from 'pg';
import { UnitOfWork } from '../../database/unit-of-work/unit-of-work.js';
import { createTestDatabase, eventually, type TestDatabase } from '../../testing/index.js';
import { probeConfig, startProbeApp, type ProbeApp } from '../../testing/probe-app.js';
import { createProbeTable, ProbeWorkModule, whatWasDone } from '../../testing/probe-work.js';
import { JobHandler, JobProcessor } from '../jobs/job-processor.js';
import { Queues } from '../jobs/queues.js';
import { OnIntegrationEvent } from './on-integration-event.js';
import { Outbox } from './outbox.js';

abstract class Noting extends JobHandler {
  constructor(protected readonly em: EntityManager) {
    super();
  }

  async process(name: string, data: unknown): Promise<void> {
    const { what } = data as { what: string };
    await sql`insert into done values (${name}, ${what})`.execute(this.em.getKysely<object>());
  }
}

@JobProcessor('shared', { names: ['known'] })
class OlderJobs extends Noting {
  constructor(em: EntityManager) {
    super(em);
  }
}

@JobProcessor('shared', { names: ['known', 'added name'] })
class NewerJobs extends Noting {
  constructor(em: EntityManager) {
    super(em);
  }
}

@JobProcessor('added-queue', { names: ['added queue'] })
class AddedQueue extends Noting {
  constructor(em: EntityManager) {
    super(em);
  }
}

/** Consumers of an event that the older release also consumes, and of an event that it does not consume. */
@Injectable()
class AddedConsumers {
  constructor(private readonly em: EntityManager) {}

  @OnIntegrationEvent('probe.happened')
  async also({ what }: { what: string }): Promise<void> {
    await sql`insert into done values ('also', ${what})`.execute(this.em.getKysely<object>());
  }

  @OnIntegrationEvent('probe.unheard')
  async alone({ what }: { what: string }): Promise<void> {
    await sql`insert into done values ('alone', ${what})`.execute(this.em.getKysely<object>());
  }
}

@Module({ providers: [OlderJobs] })
class OlderModule {}
@Module({ providers: [NewerJobs, AddedQueue, AddedConsumers] })
class NewerModule {}

const redis = process.env.TEST_REDIS_URL;
const RELEASES = { older: OlderModule, newer: NewerModule };
type Release = keyof typeof RELEASES;

/** The release that starts first relays as long as it runs. Both stores are tested, as they handle queued jobs differently. */
const relaying: { store: string; env: Record<string, string>; first: Release }[] = [
  { store: 'PostgreSQL', env: {}, first: 'older' },
  { store: 'PostgreSQL', env: {}, first: 'newer' },
  ...(redis ? [{ store: 'Redis', env: { REDIS_URL: `${redis}/2` }, first: 'older' as const }] : []),
];

describe.each(relaying)('two releases on $store, of which the $first one relays', ({ env, first }) => {
  let database: TestDatabase;
  let client: pg.Client;
  const running: Partial<Record<Release, ProbeApp>> = {};

  const start = async (release: Release) => {
    const config = probeConfig(database.url, env);
    running[release] = await startProbeApp(config, ProbeWorkModule, RELEASES[release] as Type);
  };
  const run = (release: Release, work: (outbox: Outbox) => void) => {
    const app = running[release]?.app;
    if (!app) throw new Error(`the ${release} release does not run`);
    return app.get(UnitOfWork).run(() => Promise.resolve(work(app.get(Outbox))));
  };
  const relays = async () => {
    const { rows } = await client.query(`select from pg_locks where locktype = 'advisory' and objid = 7265502
      and database = (select oid from pg_database where datname = current_database())`);
    return rows.length === 1;
  };

  beforeAll(async () => {
    database = await createTestDatabase([]);
    client = new pg.Client(database.url);
    await client.connect();
    await createProbeTable(client);
    await start(first);
    await eventually(relays);
    await start(first === 'older' ? 'newer' : 'older');
  });
  afterAll(async () => {
    for (const app of Object.values(running)) await app.stop();
    await client.end();
    await database.drop();
  });

  it.each(['older', 'newer'] as const)(
    '[OPS-074] the work that the %s release writes is done once, by the release that knows it',
    async (writer) => {
      await run(writer, (outbox) => {
        outbox.job('shared', 'added name', { what: writer });
        outbox.job('added-queue', 'added queue', { what: writer });
        outbox.event('probe.unheard', { what: writer });
        outbox.event('probe.happened', { what: writer });
        outbox.job('shared', 'known', { what: writer });
      });
      const all = ['added name', 'added queue', 'alone', 'also', 'steady', 'known'];
      for (const who of all) await eventually(async () => (await whatWasDone(client, who)).includes(writer));
      for (const who of all)
        expect((await whatWasDone(client, who)).filter((what) => what === writer)).toEqual([writer]);
      const { rows } = await client.query('select id from platform.outbox');
      expect(rows).toEqual([]);
    },
  );

  it('[OPS-074] work that is written while only the older release runs is done when the newer one is back', async () => {
    await running.newer?.stop();
    delete running.newer;
    await run('older', (outbox) => {
      outbox.event('probe.unheard', { what: 'while away' });
      outbox.job('shared', 'added name', { what: 'while away' });
      outbox.job('shared', 'known', { what: 'while away' });
    });
    await eventually(async () => (await whatWasDone(client, 'known')).includes('while away'));
    expect(await whatWasDone(client, 'alone')).not.toContain('while away');
    const queues = running.older?.app.get(Queues);
    await eventually(async () => (await queues?.counts('shared.added name'))?.waiting === 1);
    await start('newer');
    for (const who of ['alone', 'added name'])
      await eventually(async () => (await whatWasDone(client, who)).includes('while away'));
    expect((await whatWasDone(client, 'alone')).filter((what) => what === 'while away')).toHaveLength(1);
  });
});
