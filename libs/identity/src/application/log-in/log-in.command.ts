import type { LoginInput } from '@manette/contracts/identity';
import { UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountDisabled, InvalidCredentials } from '../../domain/session.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { BeginSignIn, type BegunSignIn } from '../second-step/begin-sign-in.js';
import { CheckCredentials } from './check-credentials.js';

/** Signs a user in by address and password [API-005]; if the second step is on, this is the first step [TRU-006]. */
export class LogIn extends Command<BegunSignIn> {
  constructor(
    readonly input: LoginInput,
    /** The key of the caller's IP address, by which failures are counted: not the address itself, as an IPv6 host has many. */
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
    private readonly signIn: BeginSignIn,
  ) {}

  /** @throws InvalidCredentials, AccountDisabled, TOO_MANY_REQUESTS */
  async execute({ input, ip }: LogIn): Promise<BegunSignIn> {
    const { userId, passwordHash } = await this.credentials.check(input, ip);
    return this.unitOfWork.run(async () => {
      const user = await this.users.lock(userId);
      // The password may have been changed, or the user deleted, since the comparison.
      if (user?.passwordHash !== passwordHash) throw new InvalidCredentials();
      if (!user.isActive) throw new AccountDisabled();
      return this.signIn.of(user, 'password');
    });
  }
}
