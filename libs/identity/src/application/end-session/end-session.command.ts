import { APP_CONFIG, AuditTrail, Clock, UnitOfWork, type AppConfig } from '@manette/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { refusalOf } from '../../domain/session-refusal.js';
import { SessionNotFound } from '../../domain/session.errors.js';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { EndSessions } from '../sessions/end-sessions.js';

/** Ends open sessions of a user: the caller's own, or any user's for an administrator. @returns the number of ended sessions */
export class EndSession extends Command<number> {
  constructor(
    readonly userId: string,
    /** One session, or all of them except one. */
    readonly which: { sessionId: string } | { except: string },
  ) {
    super();
  }
}

@CommandHandler(EndSession)
export class EndSessionHandler implements ICommandHandler<EndSession> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly sessions: EndSessions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * An expired session counts as ended already: it is not included in the number and not recorded [TRU-043, TRU-044].
   * @throws UserNotFound; SessionNotFound for a session of another user, and for one that has ended already
   */
  execute({ userId, which }: EndSession): Promise<number> {
    return this.unitOfWork.run(async () => {
      const user = await this.users.read(userId);
      if (!user) throw new UserNotFound();
      const ended =
        'sessionId' in which
          ? await this.sessions.one(which.sessionId, userId, 'ended')
          : await this.sessions.ofUser(userId, 'ended', which.except);
      const standing = { endReason: null, userIsActive: user.isActive, role: user.role };
      const now = this.clock.now();
      const open = ended.filter(
        (session) => !refusalOf({ ...session, ...standing }, now, this.config.trust.adminSession),
      );
      if ('sessionId' in which && open.length === 0) throw new SessionNotFound();
      for (const { id } of open)
        this.audit.record({
          action: 'session.ended',
          target: { type: 'session', _id: id, label: null },
        });
      return open.length;
    });
  }
}
