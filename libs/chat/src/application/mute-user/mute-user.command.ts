import { changedFields } from '@manette/contracts/audit';
import type { MuteDuration, MuteView } from '@manette/contracts/chat';
import { APP_CONFIG, AuditTrail, Clock, Outbox, UnitOfWork, type AppConfig } from '@manette/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { muteEnd, type Mute } from '../../domain/mute.js';
import { MuteRepository } from '../../domain/mute.repository.js';
import { AdministratorNotMuted } from '../../domain/public-chat.errors.js';
import { PublicChatRepository } from '../../domain/public-chat.repository.js';
import { ChatUsers } from '../chat-users.js';

/** An administrator mutes a client in the public chat; this replaces a former mute [TRU-092]. */
export class MuteUser extends Command<MuteView> {
  constructor(
    readonly by: MuteView['by'],
    readonly userId: string,
    readonly duration: MuteDuration,
  ) {
    super();
  }
}

/**
 * Writes the mute under the chat's lock: a message that is sent at the same time is either stored before the mute or
 * refused because of it [TRU-093].
 */
@CommandHandler(MuteUser)
export class MuteUserHandler implements ICommandHandler<MuteUser> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly chat: PublicChatRepository,
    private readonly mutes: MuteRepository,
    private readonly users: ChatUsers,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'periods'>,
  ) {}

  /** @throws ChatUserNotFound, AdministratorNotMuted */
  execute({ by, userId, duration }: MuteUser): Promise<MuteView> {
    return this.unitOfWork.run(async () => {
      const user = await this.users.byId(userId);
      if (user.role === 'admin') throw new AdministratorNotMuted();
      await this.chat.lock();
      const at = this.clock.now();
      const former = await this.mutes.find(userId, at);
      const mute: Mute = {
        userId,
        until: muteEnd(duration, at, this.config.periods.factor),
        byId: by._id,
        at,
      };
      await this.mutes.put(mute);
      this.tell(user, former, mute);
      return { user, until: mute.until?.toISOString() ?? null, by, at: at.toISOString() };
    });
  }

  private tell({ _id }: MuteView['user'], former: Mute | undefined, { until }: Mute): void {
    this.audit.record({
      action: 'user.muted',
      target: { type: 'user', _id, label: null },
      changes: changedFields(
        { muted: former !== undefined, until: former?.until ?? null },
        { muted: true, until },
      ),
    });
    const mutedUntil = until?.toISOString() ?? null;
    this.outbox.emit({ user: _id }, 'chat_standing', { muted: true, mutedUntil });
    this.outbox.emit({ admins: true }, 'mute_changed', { userId: _id });
  }
}
