import { EntityManager } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { sql } from 'kysely';
import pg from 'pg';
import { BoundedContext } from '../../core/contexts/bounded-context.js';
import { createTestDatabase, eventually, type TestDatabase } from '../../testing/index.js';
import { probeConfig, startProbeApp } from '../../testing/probe-app.js';
import { createProbeTable, ProbeWorkModule, whatWasDone } from '../../testing/probe-work.js';
import { JobHandler, JobProcessor } from './job-processor.js';
import { Queues } from './queues.js';

@JobProcessor('chat-probe', { names: ['note'] })
class ChatProbe extends JobHandler {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async process(): Promise<void> {
    await sql`insert into done values ('chat', 'job')`.execute(this.em.getKysely<object>());
  }
}

@BoundedContext('chat')
@Module({ providers: [ChatProbe] })
class ChatProbeModule {}

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase([]);
  client = new pg.Client(database.url);
  await client.connect();
  await createProbeTable(client);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it('[OPS-116] a process runs the jobs of its own contexts, and not those of other contexts', async () => {
  const start = (CONTEXTS: string) =>
    startProbeApp(probeConfig(database.url, { CONTEXTS }), ProbeWorkModule, ChatProbeModule);
  const chat = await start('chat');
  const queues = chat.app.get(Queues);
  const job = (id: string) => [{ name: 'note', data: { what: 'shared' }, opts: { jobId: id } }];
  await queues.add('probe', job('shared'));
  await queues.add('chat-probe', job('own'));
  await eventually(async () => (await whatWasDone(client, 'chat')).length);
  expect(await queues.counts('probe')).toMatchObject({ waiting: 1, active: 0 });
  const platform = await start('platform');
  await eventually(async () => (await whatWasDone(client, 'job')).length);
  expect(await whatWasDone(client, 'chat')).toEqual(['job']);
  await platform.stop();
  await chat.stop();
});

it('the workers of a process share one listening connection, which is replaced when it is lost', async () => {
  const { app, stop } = await startProbeApp(probeConfig(database.url), ProbeWorkModule, ChatProbeModule);
  const queues = app.get(Queues);
  const listening = `from pg_stat_activity where application_name = 'manette-queue' and query ilike '%listen bullmq%'`;
  const count = async () => {
    const { rowCount } = await client.query(`select ${listening} and datname = current_database()`);
    return rowCount;
  };
  await eventually(async () => (await count()) === 1);
  await client.query(`select pg_terminate_backend(pid) ${listening} and datname = current_database()`);
  await eventually(async () => (await count()) === 1);
  const done = (await whatWasDone(client, 'chat')).length;
  await queues.add('chat-probe', [{ name: 'note', data: {}, opts: { jobId: 'after' } }]);
  await eventually(async () => (await whatWasDone(client, 'chat')).length === done + 1);
  await stop();
});

it('a process takes jobs only after the command and event buses know their handlers', async () => {
  const { app, stop } = await startProbeApp(probeConfig(database.url), ProbeWorkModule);
  const distances = [...app.get(ModulesContainer).values()].map(
    ({ name, distance }) => [name, distance] as const,
  );
  const { CqrsModule: buses = 0, WorkersModule: workers = Infinity } = Object.fromEntries(distances);
  // Nest calls the hooks of the farthest modules first.
  expect(workers).toBeLessThan(buses);
  await stop();
});
