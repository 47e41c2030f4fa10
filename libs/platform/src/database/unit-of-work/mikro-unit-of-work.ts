import { Injectable } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import { refuseIfCallerGone } from '../../core/request/caller-gone.js';
import { currentRun } from '../../http/idempotency/current-run.js';
import { markCommitted } from '../../http/idempotency/mark-committed.js';
import { OutboxRecords } from '../../messaging/outbox/outbox-records.js';
import { writeOutbox } from '../../messaging/outbox/write-outbox.js';
import { UnitOfWork } from './unit-of-work.js';

/** MikroORM's transaction; the outbox goes in as its last statement. */
@Injectable()
export class MikroUnitOfWork extends UnitOfWork {
  constructor(
    private readonly orm: MikroORM,
    private readonly outbox: OutboxRecords,
  ) {
    super();
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.outbox.isCollecting()) return work();
    return this.orm.em.fork({ clear: true }).transactional((em) =>
      this.outbox.collect(work, async (records) => {
        await em.flush();
        await writeOutbox(em, records);
        const run = currentRun();
        if (run) await markCommitted(em, run);
        refuseIfCallerGone();
      }),
    );
  }
}
