import { Clock, FileStorage, JobHandler, JobProcessor } from '@manette/platform';
import { exportKey, type DataExport } from '../../domain/data-export.js';
import { DataExportRepository } from '../../domain/data-export.repository.js';
import { PrepareDataExport } from './prepare-data-export.js';

const AT_ONCE = 100;
const HOUR = 60 * 60 * 1000;
/** Far longer than the largest export takes. The job of an export that is pending longer was lost with its process. */
const LOST_AFTER = HOUR;
/** How long a user sees that an export has failed or expired. */
const REMEMBERED = 30 * 24 * HOUR;

/** Deletes the files of expired exports, and marks exports whose job was lost as failed [TRU-111]. */
@JobProcessor('identity-data-export-sweep', { every: 'sweep', concurrency: 1 })
export class SweepDataExportsJob extends JobHandler {
  constructor(
    private readonly exports: DataExportRepository,
    private readonly preparation: PrepareDataExport,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async process(): Promise<void> {
    const now = this.clock.now();
    const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
    let due: DataExport[];
    do {
      due = await this.exports.expiredAt(now, AT_ONCE);
      for (const { id } of due) await this.expire(id);
    } while (due.length === AT_ONCE);
    const lost = await this.exports.pendingSince(before(LOST_AFTER), AT_ONCE);
    for (const { id } of lost) await this.preparation.giveUp(id);
    await this.exports.forgetBefore(before(REMEMBERED));
  }

  /** Deletes the file first: if the process dies in between, the row is still due and the next run handles it again. */
  private async expire(id: string): Promise<void> {
    await this.storage.delete(exportKey(id));
    await this.exports.makeExpired(id);
  }
}
