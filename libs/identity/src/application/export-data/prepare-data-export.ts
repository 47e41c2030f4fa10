import { MailUser } from '@manette/contracts/identity';
import { APP_CONFIG, Clock, FileStorage, UnitOfWork, type AppConfig } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { exportKey, type DataExport } from '../../domain/data-export.js';
import { DataExportRepository } from '../../domain/data-export.repository.js';
import { writeArchive } from './data-archive.js';
import { dataReadyMail } from '../mails/data-ready.mail.js';
import { PersonalData } from './personal-data.js';

const PAGE = '/profile/security';

/**
 * Creates the file of an export. Each attempt writes the same key, and the row decides whether the file stays. If a process
 * dies in between, the next attempt creates the file again, or deletes it if the export is no longer pending [TRU-110,
 * TRU-111].
 */
@Injectable()
export class PrepareDataExport {
  constructor(
    private readonly exports: DataExportRepository,
    private readonly data: PersonalData,
    private readonly storage: FileStorage,
    private readonly unitOfWork: UnitOfWork,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async prepare(id: string): Promise<void> {
    const wanted = await this.exports.find(id);
    if (wanted?.status === 'pending') await this.write(wanted);
    else await this.dropUnlessReady(id);
  }

  /** Marks the export as failed and deletes its file. */
  async giveUp(id: string): Promise<void> {
    await this.exports.makeFailed(id);
    await this.dropUnlessReady(id);
  }

  private async write({ id, userId }: DataExport): Promise<void> {
    const content = {
      textOf: (onFile: Parameters<PersonalData['textOf']>[1]) => this.data.textOf(userId, onFile),
      open: (key: string) => this.storage.read(key),
      date: this.clock.now(),
    };
    const size = await writeArchive(content, (body) =>
      this.storage.put(exportKey(id), body, 'application/zip'),
    );
    const isReady = await this.unitOfWork.run(async () => {
      const readyAt = this.clock.now();
      const expiresAt = new Date(readyAt.getTime() + this.config.trust.dataExport);
      if (!(await this.exports.makeReady({ id, readyAt, expiresAt, size }))) return false;
      await this.commands.execute(new MailUser(userId, dataReadyMail, PAGE));
      return true;
    });
    // The user was deleted in the meantime, or another process finished first.
    if (!isReady) await this.dropUnlessReady(id);
  }

  private async dropUnlessReady(id: string): Promise<void> {
    const now = await this.exports.find(id);
    if (now?.status !== 'ready') await this.storage.delete(exportKey(id));
  }
}
