import type { PasskeyLoginInput } from '@manette/contracts/identity';
import { UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InvalidPasskey } from '../../domain/passkey.errors.js';
import type { Passkey } from '../../domain/passkey.js';
import { AccountDisabled } from '../../domain/session.errors.js';
import type { User } from '../../domain/user.js';
import { UserRepository } from '../../domain/user.repository.js';
import { FailedSignIns, WrongProof } from '../log-in/failed-sign-ins.js';
import { RecordSignIn } from '../log-in/record-sign-in.js';
import type { SignedIn } from '../second-step/begin-sign-in.js';
import { VerifyPasskey } from '../second-step/verify-passkey.js';
import { StartSession } from '../sessions/start-session.js';

/** Signs a user in with only a passkey, which counts as both steps [TRU-030]. */
export class LogInWithPasskey extends Command<SignedIn> {
  constructor(
    readonly credential: PasskeyLoginInput['credential'],
    /** The key of the caller's IP address, by which failures are counted. */
    readonly ip: string,
  ) {
    super();
  }
}

@CommandHandler(LogInWithPasskey)
export class LogInWithPasskeyHandler implements ICommandHandler<LogInWithPasskey> {
  constructor(
    private readonly verify: VerifyPasskey,
    private readonly failures: FailedSignIns,
    private readonly record: RecordSignIn,
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly sessions: StartSession,
  ) {}

  /** @throws InvalidPasskey, AccountDisabled, TOO_MANY_REQUESTS */
  async execute({ credential, ip }: LogInWithPasskey): Promise<SignedIn> {
    const owner = await this.unitOfWork.run(() => this.ownerOf(credential));
    const attempt = { userId: owner?.id ?? null, ip };
    return this.record.of(attempt, async () => {
      const address = owner?.email?.toLowerCase() ?? null;
      const passkey = await this.failures.countingWrong(
        address,
        ip,
        async () => (await this.verify.signedIn(credential)) ?? new WrongProof(new InvalidPasskey()),
      );
      return this.unitOfWork.run(() => this.start(passkey));
    });
  }

  /**
   * Finds the owner of the passkey that the credential names; null for an unknown passkey. The credential is not verified yet.
   */
  private async ownerOf(credential: PasskeyLoginInput['credential']): Promise<User | null> {
    const passkey = await this.verify.named(credential);
    return passkey && this.users.read(passkey.userId);
  }

  private async start({ userId }: Passkey): Promise<SignedIn> {
    const user = await this.users.lock(userId);
    // The user was deleted in the meantime, together with the passkey.
    if (!user) throw new InvalidPasskey();
    if (!user.isActive) throw new AccountDisabled();
    return { token: await this.sessions.start(user, 'passkey'), userId };
  }
}
