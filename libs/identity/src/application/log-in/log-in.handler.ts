import { UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountDisabled, InvalidCredentials } from '../../domain/session.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { StartSession } from '../sessions/start-session.js';
import { CheckCredentials } from './check-credentials.js';
import { LogIn, type SignedIn } from './log-in.command.js';

@CommandHandler(LogIn)
export class LogInHandler implements ICommandHandler<LogIn> {
  constructor(
    private readonly credentials: CheckCredentials,
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly sessions: StartSession,
  ) {}

  /** @throws InvalidCredentials, AccountDisabled, TOO_MANY_REQUESTS */
  async execute({ input, ip }: LogIn): Promise<SignedIn> {
    const { userId, passwordHash } = await this.credentials.of(input, ip);
    return this.unitOfWork.run(async () => {
      const user = await this.users.lock(userId);
      // The password may have been changed, or the person deleted, since it was compared.
      if (user?.passwordHash !== passwordHash) throw new InvalidCredentials();
      if (!user.isActive) throw new AccountDisabled();
      return { token: await this.sessions.of(user), userId };
    });
  }
}
