import { Outbox } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { DataExportRepository } from '../../domain/data-export.repository.js';
import { DATA_EXPORTS, DROP_EXPORT, type ExportJob } from './data-export-jobs.js';

/** Deletes the exports of a user together with the user [TRU-111]. */
@Injectable()
export class DropDataExports {
  constructor(
    private readonly exports: DataExportRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Deletes the rows inside the unit of work that deletes the user. A job deletes the files right after the commit. */
  async of(userId: string): Promise<void> {
    for (const exportId of await this.exports.deleteOfUser(userId))
      this.outbox.job(DATA_EXPORTS, DROP_EXPORT, { exportId } satisfies ExportJob);
  }
}
