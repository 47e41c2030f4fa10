import type { DataExportView } from '@manette/contracts/identity';
import { AuditTrail, Clock, newId, Outbox, RateLimits, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OnlyForClients } from '../../domain/data-export.errors.js';
import { requestedExport, type DataExport } from '../../domain/data-export.js';
import { DataExportRepository } from '../../domain/data-export.repository.js';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { DATA_EXPORTS, PREPARE_EXPORT, type ExportJob } from './data-export-jobs.js';
import { dataExportViewOf } from './data-export-view.js';

/** A client asks for their own data [TRU-109]. */
export class RequestDataExport extends Command<RequestedExport> {
  constructor(readonly userId: string) {
    super();
  }
}

export interface RequestedExport {
  export: DataExportView;
  /** False where one was being prepared already. */
  isNew: boolean;
}

const PER_DAY = { name: 'data-export', points: 3, seconds: 24 * 3600 };

@CommandHandler(RequestDataExport)
export class RequestDataExportHandler implements ICommandHandler<RequestDataExport> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly exports: DataExportRepository,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** @throws UserNotFound, OnlyForClients, TOO_MANY_REQUESTS */
  async execute({ userId }: RequestDataExport): Promise<RequestedExport> {
    // One that is being prepared uses up no limit, and no row is locked while the limit is checked.
    const pending = await this.unitOfWork.run(() => this.pendingOf(userId));
    if (pending) return this.answer(pending, false);
    await this.limits.hit(PER_DAY, userId);
    const wanted = requestedExport(newId(), userId, this.clock.now());
    const other = await this.unitOfWork.run(() => this.add(wanted));
    if (!other) return this.answer(wanted, true);
    await this.limits.release(PER_DAY, userId);
    return this.answer(other, false);
  }

  /** Adds the export. @returns the one that another call has added meanwhile, if any */
  private async add(wanted: DataExport): Promise<DataExport | null> {
    const pending = await this.pendingOf(wanted.userId);
    if (pending) return pending;
    await this.exports.add(wanted);
    this.outbox.job(DATA_EXPORTS, PREPARE_EXPORT, { exportId: wanted.id } satisfies ExportJob);
    this.audit.record({
      action: 'export.personal-data',
      target: { type: 'user', _id: wanted.userId, label: null },
    });
    return null;
  }

  /** The person's row is locked, so that of two calls at once the second finds what the first has added. */
  private async pendingOf(userId: string): Promise<DataExport | null> {
    const user = await this.users.lock(userId);
    if (!user) throw new UserNotFound();
    if (user.role !== 'client') throw new OnlyForClients();
    const last = await this.exports.last(userId);
    return last?.status === 'pending' ? last : null;
  }

  private answer(wanted: DataExport, isNew: boolean): RequestedExport {
    return { export: dataExportViewOf(wanted, this.clock.now()), isNew };
  }
}
