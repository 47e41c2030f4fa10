import { Outbox } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { DataExportRepository } from '../../domain/data-export.repository.js';
import { DATA_EXPORTS, DROP_EXPORT, type ExportJob } from './data-export-jobs.js';

/** Lets the exports of a person go with the person [TRU-111]. */
@Injectable()
export class DropDataExports {
  constructor(
    private readonly exports: DataExportRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Inside the unit of work that deletes the person; the files are deleted by a job, right after the commit. */
  async of(userId: string): Promise<void> {
    for (const exportId of await this.exports.deleteOfUser(userId))
      this.outbox.job(DATA_EXPORTS, DROP_EXPORT, { exportId } satisfies ExportJob);
  }
}
