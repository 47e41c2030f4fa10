import { UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EndSessions } from '../sessions/end-sessions.js';
import { LogOut } from './log-out.command.js';

@CommandHandler(LogOut)
export class LogOutHandler implements ICommandHandler<LogOut> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: EndSessions,
  ) {}

  execute({ principal }: LogOut): Promise<void> {
    const { sessionId, userId } = principal;
    return this.unitOfWork.run(() => this.sessions.one(sessionId, userId, 'logout'));
  }
}
