import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { Queues } from '../jobs/queues.js';

const PATIENCE = 2000;

export interface Readiness {
  ready: boolean;
  checks: Record<string, 'up' | 'down'>;
}

async function answers(check: () => Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  const late = pause(PATIENCE, false, { signal: timer.signal }).catch(() => false);
  const answered = check().then(
    () => true,
    () => false,
  );
  const up = await Promise.race([answered, late]);
  timer.abort();
  return up;
}

/** Whether what the process needs answers now. Redis is what carries the queue when it is set. */
@Injectable()
export class Health {
  constructor(
    private readonly em: EntityManager,
    private readonly queues: Queues,
  ) {}

  async readiness(): Promise<Readiness> {
    const [database, queue] = await Promise.all([
      answers(() => sql`select 1`.execute(this.em.getKysely<object>())),
      answers(() => this.queues.ping()),
    ]);
    const word = (up: boolean) => (up ? 'up' : 'down');
    return { ready: database && queue, checks: { database: word(database), queue: word(queue) } };
  }
}
