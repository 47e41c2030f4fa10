import type { DomainError } from '@manette/contracts/errors';
import type { SecondStepLoginInput } from '@manette/contracts/identity';
import { Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InvalidPasskey } from '../../domain/passkey.errors.js';
import { recoveryCodeHash } from '../../domain/recovery-codes.js';
import { ChallengeExpired, InvalidCode } from '../../domain/second-step.errors.js';
import { SecondStepRepository } from '../../domain/second-step.repository.js';
import { AccountDisabled } from '../../domain/session.errors.js';
import { isOpen } from '../../domain/sign-in-challenge.js';
import { SignInChallengeRepository } from '../../domain/sign-in-challenge.repository.js';
import type { User } from '../../domain/user.js';
import { UserRepository } from '../../domain/user.repository.js';
import { FailedSignIns, WrongProof } from '../log-in/failed-sign-ins.js';
import { RecordSignIn } from '../log-in/record-sign-in.js';
import { hashOf } from '../mails/one-time-secret.js';
import { passwordDigest, type SignedIn } from '../second-step/begin-sign-in.js';
import { SecondStep } from '../second-step/second-step.js';
import { VerifyPasskey } from '../second-step/verify-passkey.js';
import { VerifyTotp } from '../second-step/verify-totp.js';
import { StartSession } from '../sessions/start-session.js';

/** Completes a sign-in with its second step [TRU-008, TRU-009]. */
export class FinishSignIn extends Command<SignedIn> {
  constructor(
    readonly input: SecondStepLoginInput,
    /** The key of the caller's IP address, by which failures are counted. */
    readonly ip: string,
  ) {
    super();
  }
}

@CommandHandler(FinishSignIn)
export class FinishSignInHandler implements ICommandHandler<FinishSignIn> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly challenges: SignInChallengeRepository,
    private readonly users: UserRepository,
    private readonly methods: SecondStepRepository,
    private readonly failures: FailedSignIns,
    private readonly record: RecordSignIn,
    private readonly totp: VerifyTotp,
    private readonly passkey: VerifyPasskey,
    private readonly secondStep: SecondStep,
    private readonly sessions: StartSession,
    private readonly clock: Clock,
  ) {}

  /** @throws ChallengeExpired, AccountDisabled, InvalidCode, InvalidPasskey, TOO_MANY_REQUESTS */
  async execute({ input, ip }: FinishSignIn): Promise<SignedIn> {
    const hash = hashOf(input.challenge);
    const person = await this.unitOfWork.run(() => this.personOf(hash));
    if (!person) throw new ChallengeExpired();
    const { userId, email } = person;
    return this.record.of({ userId, ip }, () =>
      this.failures.countingWrong(email, ip, () => this.unitOfWork.run(() => this.finish(hash, input))),
    );
  }

  /** Finds the user of a challenge, even of one that has ended: its failures count for the user's address, too. */
  private async personOf(hash: Buffer): Promise<{ userId: string; email: string } | undefined> {
    const challenge = await this.challenges.find(hash);
    const user = challenge && (await this.users.read(challenge.userId));
    return user?.email ? { userId: user.id, email: user.email } : undefined;
  }

  private async finish(hash: Buffer, input: SecondStepLoginInput): Promise<SignedIn | WrongProof> {
    const { user, method } = await this.open(hash);
    const refusal = await this.refusalOf(user, input);
    if (refusal) {
      await this.challenges.countTry(hash);
      return new WrongProof(refusal);
    }
    await this.challenges.end(hash, this.clock.now());
    const token = await this.sessions.start(user, method);
    if (input.recoveryCode !== undefined) await this.secondStep.recoveryCodeUsed(user);
    return { token, userId: user.id };
  }

  /** Locks the user, so that the second of two concurrent calls sees the effects of the first. */
  private async open(hash: Buffer) {
    const issued = await this.challenges.find(hash);
    const user = issued && (await this.users.lock(issued.userId));
    const challenge = user && (await this.challenges.find(hash));
    if (!challenge || !isOpen(challenge, passwordDigest(user), this.clock.now()))
      throw new ChallengeExpired();
    if (!user.isActive) throw new AccountDisabled();
    return { user, method: challenge.method };
  }

  private async refusalOf(user: User, input: SecondStepLoginInput): Promise<DomainError | undefined> {
    const { code, recoveryCode, credential } = input;
    if (credential) return (await this.passkey.accept(user, credential)) ? undefined : new InvalidPasskey();
    const isRight =
      code === undefined
        ? await this.methods.useRecoveryCode(user.id, recoveryCodeHash(recoveryCode ?? ''), this.clock.now())
        : await this.totp.accept(user.id, code);
    return isRight ? undefined : new InvalidCode();
  }
}
