import { Inject, Injectable } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import { refuseIfDisconnected } from '../../core/request/client-disconnected.js';
import { ChangeFeed } from '../changes/change-feed.js';
import { COMMIT_STEPS, type CommitStep } from './commit-step.js';
import { asTransaction, currentTransaction } from './current-transaction.js';
import { UnitOfWork } from './unit-of-work.js';

/**
 * A unit of work in a transaction of MikroORM; the commit steps are its last statements. From its end on, this process uses
 * nothing from memory that it may have changed.
 */
@Injectable()
export class MikroUnitOfWork extends UnitOfWork {
  constructor(
    private readonly orm: MikroORM,
    @Inject(COMMIT_STEPS) private readonly steps: readonly CommitStep[],
    private readonly changes: ChangeFeed,
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

  private transaction<T>(work: () => Promise<T>): Promise<T> {
    return this.orm.em.fork({ clear: true }).transactional((em) =>
      asTransaction(async () => {
        const result = await work();
        await em.flush();
        for (const step of this.steps) await step(em);
        refuseIfDisconnected();
        return result;
      }),
    );
  }
}
