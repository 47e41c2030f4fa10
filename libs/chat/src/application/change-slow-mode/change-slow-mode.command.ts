import { changedFields } from '@manette/contracts/audit';
import type { SlowModeSeconds } from '@manette/contracts/chat';
import { AuditTrail, Outbox, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PublicChatRepository } from '../../domain/public-chat.repository.js';

/** An administrator sets how long clients wait between two messages [TRU-097]. */
export class ChangeSlowMode extends Command<void> {
  constructor(readonly seconds: SlowModeSeconds) {
    super();
  }
}

@CommandHandler(ChangeSlowMode)
export class ChangeSlowModeHandler implements ICommandHandler<ChangeSlowMode> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly chat: PublicChatRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  execute({ seconds }: ChangeSlowMode): Promise<void> {
    return this.unitOfWork.run(async () => {
      const chat = await this.chat.lock();
      const changes = changedFields({ seconds: chat.slowModeSeconds }, { seconds });
      if (changes.length > 0) {
        chat.changeSlowMode(seconds);
        await this.chat.saveSlowMode(chat);
        const target = { type: 'chat', _id: null, label: null } as const;
        this.audit.record({ action: 'chat.slow-mode-changed', target, changes });
      }
      this.outbox.emit({ verified: true }, 'slow_mode_changed', { seconds });
    });
  }
}
