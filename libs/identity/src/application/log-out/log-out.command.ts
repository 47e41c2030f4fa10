import { AuditTrail, UnitOfWork, type Principal } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { userTarget } from '../recorded-user.js';
import { EndSessions } from '../sessions/end-sessions.js';

/** Ends the session of the caller. */
export class LogOut extends Command<void> {
  constructor(readonly principal: Principal) {
    super();
  }
}

@CommandHandler(LogOut)
export class LogOutHandler implements ICommandHandler<LogOut> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: EndSessions,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ principal }: LogOut): Promise<void> {
    const { sessionId, userId } = principal;
    await this.unitOfWork.run(async () => {
      const [ended] = await this.sessions.one(sessionId, userId, 'logout');
      if (ended) this.audit.record({ action: 'sign-out', target: userTarget(userId) });
    });
  }
}
