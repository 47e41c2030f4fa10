import type { LoginInput } from '@manette/contracts/identity';
import { UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountDisabled, InvalidCredentials } from '../../domain/session.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { StartSession } from '../sessions/start-session.js';
import { CheckCredentials } from './check-credentials.js';

export interface SignedIn {
  /** The bearer token of the new session. */
  token: string;
  userId: string;
}

/** Signs a user in by address and password [API-005]. */
export class LogIn extends Command<SignedIn> {
  constructor(
    readonly input: LoginInput,
    /** The key of the caller's IP address, by which failures are counted; an IPv6 host has many addresses. */
    readonly ip: string,
  ) {
    super();
  }
}

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
    const { userId, passwordHash } = await this.credentials.check(input, ip);
    return this.unitOfWork.run(async () => {
      const user = await this.users.lock(userId);
      // The password may have been changed, or the user deleted, since the comparison.
      if (user?.passwordHash !== passwordHash) throw new InvalidCredentials();
      if (!user.isActive) throw new AccountDisabled();
      return { token: await this.sessions.start(user, 'password'), userId };
    });
  }
}
