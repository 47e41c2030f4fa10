import { APP_CONFIG, Clock, UnitOfWork, type AppConfig, type Principal } from '@manette/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InvalidCode } from '../../domain/second-step.errors.js';
import { SecondStepRepository } from '../../domain/second-step.repository.js';
import { isPending } from '../../domain/totp.js';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { FailedSignIns, WrongProof } from '../log-in/failed-sign-ins.js';
import { SecondStep } from '../second-step/second-step.js';
import { VerifyTotp } from '../second-step/verify-totp.js';

/** Confirms an authenticator app by its first code. Returns recovery codes if it is the user's first method [TRU-018]. */
export class ConfirmTotp extends Command<string[] | null> {
  constructor(
    readonly principal: Pick<Principal, 'userId' | 'sessionId'>,
    readonly code: string,
    /** The key of the caller's IP address, by which failures are counted. */
    readonly ip: string,
  ) {
    super();
  }
}

@CommandHandler(ConfirmTotp)
export class ConfirmTotpHandler implements ICommandHandler<ConfirmTotp> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly methods: SecondStepRepository,
    private readonly failures: FailedSignIns,
    private readonly totp: VerifyTotp,
    private readonly secondStep: SecondStep,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** @throws InvalidCode, TOO_MANY_REQUESTS */
  async execute(command: ConfirmTotp): Promise<string[] | null> {
    const { principal, ip } = command;
    const email = await this.unitOfWork.run(() => this.addressOf(principal.userId));
    return this.failures.countingWrong(email, ip, () => this.unitOfWork.run(() => this.confirm(command)));
  }

  private async addressOf(userId: string): Promise<string> {
    return (await this.users.read(userId))?.email ?? '';
  }

  private async confirm({ principal, code }: ConfirmTotp): Promise<string[] | null | WrongProof> {
    const { userId, sessionId } = principal;
    const user = await this.users.lock(userId);
    if (!user) throw new UserNotFound();
    const totp = await this.methods.findTotp(userId);
    const now = this.clock.now();
    const isRight =
      totp && isPending(totp, now, this.config.periods.factor) && (await this.totp.acceptOf(totp, code));
    if (!isRight) return new WrongProof(new InvalidCode());
    await this.methods.confirmTotp(userId, now);
    return this.secondStep.methodAdded(user, sessionId, 'totp');
  }
}
