import { discardFiles } from '@manette/conversation';
import { AuditTrail, Clock, Outbox, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PublicChatRepository } from '../../domain/public-chat.repository.js';
import { ReportRepository } from '../../domain/report.repository.js';

/** An administrator deletes a message of the chat [API-036, CHAT-037]. */
export class DeletePublicMessage extends Command<void> {
  constructor(readonly messageId: string) {
    super();
  }
}

/**
 * Empties the message, notifies all users of the chat [RT-002], requests the deletion of its file by a job, and
 * closes its report.
 */
@CommandHandler(DeletePublicMessage)
export class DeletePublicMessageHandler implements ICommandHandler<DeletePublicMessage> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly chat: PublicChatRepository,
    private readonly reports: ReportRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws PublicMessageNotFound */
  execute({ messageId }: DeletePublicMessage): Promise<void> {
    return this.unitOfWork.run(async () => {
      const message = await this.chat.lockMessage(messageId);
      const file = message.delete(this.clock.now());
      await this.chat.save(message);
      const target = { type: 'message', _id: messageId, label: null } as const;
      this.audit.record({ action: 'public-message.deleted', target });
      if (file) discardFiles(this.outbox, [file]);
      this.outbox.emit({ verified: true }, 'public_message_deleted', { _id: messageId });
      await this.closeReport(messageId);
    });
  }

  /** [TRU-103] */
  private async closeReport(messageId: string): Promise<void> {
    const report = await this.reports.lockOfMessage(messageId);
    if (!report?.isOpen()) return;
    report.close('deleted');
    await this.reports.save(report);
    this.outbox.emit({ admins: true }, 'report_closed', { _id: report.id, outcome: 'deleted' });
  }
}
