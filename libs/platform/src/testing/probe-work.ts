import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Module } from '@nestjs/common';
import { sql, type SqlBool } from 'kysely';
import type pg from 'pg';
import { JobHandler, JobProcessor } from '../messaging/jobs/job-processor.js';
import { OnIntegrationEvent } from '../messaging/outbox/on-integration-event.js';

/** Creates the table in which probes record their work: who did what. */
export const createProbeTable = (client: pg.Client) =>
  client.query('create table if not exists done (who text not null, what text not null)');

export async function whatWasDone(client: pg.Client, who: string): Promise<string[]> {
  const { rows } = await client.query<{ what: string }>('select what from done where who = $1', [who]);
  return rows.map(({ what }) => what);
}

const note = (em: EntityManager, who: string, what: string) =>
  sql`insert into done values (${who}, ${what})`.execute(em.getKysely<object>());

/** Records each job; a job named 'fail' is recorded and then throws. */
@JobProcessor('probe', { names: ['note', 'fail'] })
export class ProbeProcessor extends JobHandler {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async process(name: string, data: unknown): Promise<void> {
    await note(this.em, 'job', (data as { what: string }).what);
    if (name === 'fail') throw new Error('as asked');
  }
}

/** Two consumers of one event; the second fails at the first event with the value 'shake'. */
@Injectable()
export class ProbeConsumers {
  private failed = false;

  constructor(private readonly em: EntityManager) {}

  @OnIntegrationEvent('probe.happened')
  async steady({ what }: { what: string }): Promise<void> {
    await note(this.em, 'steady', what);
  }

  @OnIntegrationEvent('probe.happened')
  async shaky({ what }: { what: string }): Promise<void> {
    await note(this.em, 'shaky', what);
    if (what !== 'shake' || this.failed) return;
    this.failed = true;
    throw new Error('the first time fails');
  }
}

/** Consumers of one event with conditions (`neededIf`) under which they need it. */
@Injectable()
export class ProbeChoosers {
  constructor(private readonly em: EntityManager) {}

  @OnIntegrationEvent('probe.offered', { neededIf: (event) => sql<SqlBool>`(${event}->>'price')::int < 10` })
  async thrifty({ what }: { what: string }): Promise<void> {
    await note(this.em, 'thrifty', what);
  }

  @OnIntegrationEvent('probe.offered', { neededIf: (event) => sql<SqlBool>`(${event}->>'price')::int < 100` })
  async easy({ what }: { what: string }): Promise<void> {
    await note(this.em, 'easy', what);
  }
}

@Module({ providers: [ProbeProcessor, ProbeConsumers, ProbeChoosers] })
export class ProbeWorkModule {}
