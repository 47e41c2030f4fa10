import { FileStorage, JobHandler, JobProcessor, type JobInfo } from '@manette/platform';
import { Logger } from '@nestjs/common';
import { exportKey } from '../../domain/data-export.js';
import { DATA_EXPORTS, DROP_EXPORT, PREPARE_EXPORT, type ExportJob } from './data-export-jobs.js';
import { PrepareDataExport } from './prepare-data-export.js';

/** After this many attempts, within some seconds, the export fails. The user sees that and may request another one. */
const MOST_ATTEMPTS = 5;

/** Prepares exports of personal data, few at a time, and deletes the exports of deleted users. */
@JobProcessor(DATA_EXPORTS, { names: [PREPARE_EXPORT, DROP_EXPORT], concurrency: 2 })
export class DataExportsJob extends JobHandler {
  private readonly logger = new Logger('DataExports');

  constructor(
    private readonly preparation: PrepareDataExport,
    private readonly storage: FileStorage,
  ) {
    super();
  }

  override async process(name: string, data: unknown, { attempt }: JobInfo): Promise<void> {
    const { exportId } = data as ExportJob;
    if (name === DROP_EXPORT) return this.storage.delete(exportKey(exportId));
    try {
      await this.preparation.prepare(exportId);
    } catch (error) {
      if (attempt < MOST_ATTEMPTS) throw error;
      this.logger.error({ msg: 'an export of personal data has failed', exportId, err: error });
      await this.preparation.giveUp(exportId);
    }
  }
}
