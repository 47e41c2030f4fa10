import type { ReportView } from '@manette/contracts/chat';
import { AuditTrail, Outbox, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReportRepository } from '../../domain/report.repository.js';
import { ReportReads } from '../report-reads.js';

/** An administrator closes a report without deleting the message [TRU-102]. */
export class DismissReport extends Command<ReportView> {
  constructor(readonly reportId: string) {
    super();
  }
}

@CommandHandler(DismissReport)
export class DismissReportHandler implements ICommandHandler<DismissReport> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reports: ReportRepository,
    private readonly reads: ReportReads,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws ReportNotFound, ReportClosed */
  execute({ reportId }: DismissReport): Promise<ReportView> {
    return this.unitOfWork.run(async () => {
      const report = await this.reports.lock(reportId);
      report.close('dismissed');
      await this.reports.save(report);
      const target = { type: 'message', _id: report.messageId, label: null } as const;
      this.audit.record({ action: 'report.dismissed', target });
      this.outbox.emit({ admins: true }, 'report_closed', { _id: reportId, outcome: 'dismissed' });
      return this.reads.byId(reportId);
    });
  }
}
