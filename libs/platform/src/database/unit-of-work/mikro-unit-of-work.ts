import { Inject, Injectable } from '@nestjs/common';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { Batched } from '../../core/concurrency/batched.js';
import { refuseIfDisconnected } from '../../core/request/client-disconnected.js';
import { ChangeFeed } from '../changes/change-feed.js';
import { isUnavailable } from '../is-unavailable.js';
import { runBulkWrites } from './bulk-write.js';
import { COMMIT_STEPS, type CommitStep } from './commit-step.js';
import { currentTransaction } from './current-transaction.js';
import { LastSteps } from './last-steps.js';
import { lateWrites, refusalOf } from './late-writes.js';
import { Part, type BegunPart } from './part.js';
import { UnitOfWork } from './unit-of-work.js';

/** A larger group would make its first unit of work wait for its last. */
const MAX_GROUP = 32;
/**
 * A group that takes longer is most likely waiting for a lock of one of its units of work; the next group then runs beside it.
 */
const PATIENCE_MS = 200;
/** A group that waits longer for a lock fails, and each of its units of work runs again and waits only for its own locks. */
const LOCK_TIMEOUT = '500ms';

interface Grouped {
  key: string;
  part: Part;
}

/** Waits for all steps, even if one fails: the transaction must not end while a step still uses it. @throws the first error */
async function allOf<T>(steps: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(steps);
  return Promise.all(steps);
}

/**
 * Runs units of work in transactions of MikroORM. The late writes and the writes of the commit steps are one statement at the
 * end, followed only by the last steps. After a transaction this process uses no cached value that it may have changed.
 */
@Injectable()
export class MikroUnitOfWork extends UnitOfWork {
  private readonly groups = new Batched<Grouped, unknown>(
    (grouped) => this.together(grouped.map(({ part }) => part)),
    {
      max: MAX_GROUP,
      patienceMs: PATIENCE_MS,
      separateWhenTraced: true,
      keyOf: ({ key }) => key,
      mayBeCausedByOneItem: (error) => !isUnavailable(error),
    },
  );

  constructor(
    private readonly orm: MikroORM,
    @Inject(COMMIT_STEPS) private readonly steps: CommitStep[],
    private readonly changes: ChangeFeed,
    private readonly last: LastSteps,
  ) {
    super();
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (currentTransaction()) return work();
    const [result] = await this.together([new Part(work)]);
    return result as T;
  }

  async read<T>(work: () => Promise<T>): Promise<T> {
    if (currentTransaction()) return work();
    return this.orm.em.fork({ clear: true }).transactional(async (em) => {
      const part = new Part(work).begin(em);
      try {
        return await (part.run(part.work) as Promise<T>);
      } finally {
        part.end();
      }
    });
  }

  async runGrouped<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (currentTransaction()) return work();
    return (await this.groups.add({ key, part: new Part(work) })) as T;
  }

  private async together(parts: readonly Part[]): Promise<unknown[]> {
    try {
      return await this.transaction(parts);
    } finally {
      // Also after an error: the commit may have succeeded although its response was lost.
      this.changes.expire();
    }
  }

  private async transaction(parts: readonly Part[]): Promise<unknown[]> {
    const { results, writes } = await this.orm.em.fork({ clear: true }).transactional(async (em) => {
      const group = parts.length > 1 ? {} : undefined;
      if (group) await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(em.getKysely());
      const begun = parts.map((part) => part.begin(em, group));
      try {
        return await this.carryOut(em, begun);
      } finally {
        for (const part of begun) part.end();
      }
    });
    for (const { afterCommit } of writes) afterCommit?.(this.orm.em);
    return results;
  }

  private async carryOut(em: EntityManager, parts: readonly BegunPart[]) {
    const results = await allOf(parts.map((part) => part.run(() => part.work())));
    await em.flush();
    const late = parts.flatMap((part) => part.run(lateWrites));
    const writes = parts.flatMap((part, index) =>
      part.run(() => this.steps.flatMap((step) => step(results[index]) ?? [])),
    );
    try {
      await runBulkWrites(
        em.getKysely<object>(),
        [...late, ...writes].map(({ write }) => write),
      );
    } catch (error) {
      throw refusalOf(late, error);
    }
    for (const part of parts) await part.run(() => this.last.run(em));
    for (const part of parts) part.run(refuseIfDisconnected);
    return { results, writes };
  }
}
