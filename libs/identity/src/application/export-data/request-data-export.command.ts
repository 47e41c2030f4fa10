import type { DataExportView } from '@manette/contracts/identity';
import { APP_CONFIG, AuditTrail, Clock, newId, Outbox, Quotas, UnitOfWork } from '@manette/platform';
import type { AppConfig, Quota } from '@manette/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OnlyForClients } from '../../domain/data-export.errors.js';
import { requestedExport, type DataExport } from '../../domain/data-export.js';
import { DataExportRepository } from '../../domain/data-export.repository.js';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { DATA_EXPORTS, PREPARE_EXPORT, type ExportJob } from './data-export-jobs.js';
import { dataExportViewOf } from './data-export-view.js';
import { userTarget } from '../recorded-user.js';

/** Requests an export of a client's own data [TRU-109]. */
export class RequestDataExport extends Command<RequestedExport> {
  constructor(readonly userId: string) {
    super();
  }
}

export interface RequestedExport {
  export: DataExportView;
  /** False if an export was already being prepared. */
  isNew: boolean;
}

const PER_DAY = 3;
const DAY_SECONDS = 24 * 3600;
const REFUSAL = {
  code: 'TOO_MANY_REQUESTS' as const,
  message: 'Too many requests. Please try again later.',
};

@CommandHandler(RequestDataExport)
export class RequestDataExportHandler implements ICommandHandler<RequestDataExport> {
  private readonly quota: Quota;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly exports: DataExportRepository,
    private readonly quotas: Quotas,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) { limits }: AppConfig,
  ) {
    const amount = Math.max(1, Math.floor(PER_DAY * limits.factor));
    this.quota = { name: 'data-export', amount, seconds: DAY_SECONDS, refusal: REFUSAL };
  }

  /** @throws UserNotFound, OnlyForClients, TooManyRequests */
  execute({ userId }: RequestDataExport): Promise<RequestedExport> {
    return this.unitOfWork.run(async () => {
      // A concurrent second call waits here for the lock, and then finds the export that the first one added.
      const user = await this.users.lock(userId);
      if (!user) throw new UserNotFound();
      if (user.role !== 'client') throw new OnlyForClients();
      const last = await this.exports.last(userId);
      if (last?.status === 'pending') return this.answer(last, false);
      await this.quotas.take(this.quota, userId);
      return this.answer(await this.add(userId), true);
    });
  }

  private async add(userId: string): Promise<DataExport> {
    const wanted = requestedExport(newId(), userId, this.clock.now());
    await this.exports.add(wanted);
    this.outbox.job(DATA_EXPORTS, PREPARE_EXPORT, { exportId: wanted.id } satisfies ExportJob);
    const target = userTarget(userId);
    this.audit.record({ action: 'export.personal-data', target });
    return wanted;
  }

  private answer(wanted: DataExport, isNew: boolean): RequestedExport {
    return { export: dataExportViewOf(wanted, this.clock.now()), isNew };
  }
}
