import { Inject, Injectable } from '@nestjs/common';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { refuseIfDisconnected } from '../../core/request/client-disconnected.js';
import { ChangeFeed } from '../changes/change-feed.js';
import { runTogether } from '../run-together.js';
import { COMMIT_STEPS, type CommitStep, type CommitWrite } from './commit-step.js';
import { asTransaction, currentTransaction } from './current-transaction.js';
import { LastSteps } from './last-steps.js';
import { lateWrites, refusalOf } from './late-writes.js';
import { UnitOfWork } from './unit-of-work.js';

/**
 * A unit of work in a transaction of MikroORM; its late writes and what the commit steps write are one statement at its end,
 * which only the last steps follow. From its end on, this process uses nothing from memory that it may have changed.
 */
@Injectable()
export class MikroUnitOfWork extends UnitOfWork {
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
    try {
      return await this.transaction(work);
    } finally {
      // Also after an error: a commit whose answer is lost may have happened.
      this.changes.expire();
    }
  }

  private async transaction<T>(work: () => Promise<T>): Promise<T> {
    const { result, writes } = await this.orm.em.fork({ clear: true }).transactional((em) =>
      asTransaction(async () => {
        const result = await work();
        await em.flush();
        const writes = this.steps.flatMap((step) => step() ?? []);
        await this.writeTogether(em, writes);
        await this.last.run(em);
        refuseIfDisconnected();
        return { result, writes };
      }),
    );
    for (const { afterCommit } of writes) afterCommit?.(this.orm.em);
    return result;
  }

  private async writeTogether(em: EntityManager, writes: readonly CommitWrite[]): Promise<void> {
    const statements = [...lateWrites(), ...writes].map(({ statement }) => statement);
    try {
      await runTogether(em.getKysely<object>(), statements);
    } catch (error) {
      throw refusalOf(error);
    }
  }
}
