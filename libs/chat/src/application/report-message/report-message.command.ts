import type { ReportReason } from '@manette/contracts/chat';
import { Clock, newId, Outbox, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReportNotAllowed } from '../../domain/public-chat.errors.js';
import { PublicChatRepository } from '../../domain/public-chat.repository.js';
import { ReportRepository } from '../../domain/report.repository.js';
import { Report } from '../../domain/report.js';
import { ReportReads } from '../report-reads.js';

/** A client reports a message of another user. The result says whether this client had not reported it yet [TRU-101]. */
export class ReportMessage extends Command<{ isNew: boolean }> {
  constructor(
    readonly reporterId: string,
    readonly messageId: string,
    readonly reason: ReportReason,
  ) {
    super();
  }
}

/** Counts the reporter once. The lock of the message makes its reports and its deletion run one after the other. */
@CommandHandler(ReportMessage)
export class ReportMessageHandler implements ICommandHandler<ReportMessage> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly chat: PublicChatRepository,
    private readonly reports: ReportRepository,
    private readonly reads: ReportReads,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws PublicMessageNotFound, ReportNotAllowed */
  execute({ reporterId, messageId, reason }: ReportMessage): Promise<{ isNew: boolean }> {
    return this.unitOfWork.run(async () => {
      const message = await this.chat.lockMessage(messageId);
      if (message.senderId === reporterId) throw new ReportNotAllowed();
      const at = this.clock.now();
      const report = await this.reportOf(messageId, at);
      const isNew = await this.reports.count(report, reporterId, reason, at);
      if (isNew) {
        report.repeat(at);
        await this.reports.save(report);
        this.outbox.emit({ admins: true }, 'message_reported', await this.reads.byId(report.id));
      }
      return { isNew };
    });
  }

  private async reportOf(messageId: string, at: Date): Promise<Report> {
    const known = await this.reports.lockOfMessage(messageId);
    if (known) return known;
    const report = Report.of(messageId, { id: newId(), at });
    await this.reports.save(report);
    return report;
  }
}
