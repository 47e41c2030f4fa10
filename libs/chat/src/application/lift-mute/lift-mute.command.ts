import { AuditTrail, Clock, Outbox, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MuteRepository } from '../../domain/mute.repository.js';
import { ChatUsers } from '../chat-users.js';

/** An administrator lifts a mute before it ends [TRU-092]. */
export class LiftMute extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(LiftMute)
export class LiftMuteHandler implements ICommandHandler<LiftMute> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly mutes: MuteRepository,
    private readonly users: ChatUsers,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** @throws MuteNotFound, ChatUserNotFound */
  execute({ userId }: LiftMute): Promise<void> {
    return this.unitOfWork.run(async () => {
      const { until } = await this.mutes.remove(userId, this.clock.now());
      await this.users.byId(userId);
      this.audit.record({
        action: 'user.unmuted',
        target: { type: 'user', _id: userId, label: null },
        changes: [
          { field: 'muted', from: true, to: false },
          ...(until ? [{ field: 'until', from: until, to: null }] : []),
        ],
      });
      this.outbox.emit({ user: userId }, 'chat_standing', { muted: false, mutedUntil: null });
      this.outbox.emit({ admins: true }, 'mute_changed', { userId });
    });
  }
}
