import type { DataExportView } from '@manette/contracts/identity';
import { Clock, FileStorage } from '@manette/platform';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { NoDataExport } from '../../domain/data-export.errors.js';
import { exportKey } from '../../domain/data-export.js';
import { DataExportRepository } from '../../domain/data-export.repository.js';
import { dataExportViewOf } from './data-export-view.js';

/** Reads the latest export that a user has requested; null if there is none [TRU-110]. */
export class ReadDataExport extends Query<DataExportView | null> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(ReadDataExport)
export class ReadDataExportHandler implements IQueryHandler<ReadDataExport> {
  constructor(
    private readonly exports: DataExportRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: ReadDataExport): Promise<DataExportView | null> {
    const last = await this.exports.last(userId);
    return last && dataExportViewOf(last, this.clock.now());
  }
}

/** Returns a signed URL of the file of the user's latest ready export, valid for ten minutes [TRU-110]. */
export class DownloadDataExport extends Query<string> {
  constructor(readonly userId: string) {
    super();
  }
}

const ADDRESS_SECONDS = 10 * 60;
const FILE_NAME = 'manette-data.zip';

@QueryHandler(DownloadDataExport)
export class DownloadDataExportHandler implements IQueryHandler<DownloadDataExport> {
  constructor(
    private readonly exports: DataExportRepository,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
  ) {}

  /** @throws NoDataExport */
  async execute({ userId }: DownloadDataExport): Promise<string> {
    const ready = await this.exports.lastReady(userId, this.clock.now());
    if (!ready) throw new NoDataExport();
    return this.storage.signedUrl(exportKey(ready.id), { seconds: ADDRESS_SECONDS, fileName: FILE_NAME });
  }
}
