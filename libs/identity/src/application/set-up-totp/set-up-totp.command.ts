import type { TotpSetUpAnswer } from '@manette/contracts/identity';
import { Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuthenticatorAppAlreadySetUp } from '../../domain/second-step.errors.js';
import { SecondStepRepository } from '../../domain/second-step.repository.js';
import { base32, newTotpSecret, totpUri } from '../../domain/totp-code.js';
import { TotpSecrets } from '../../domain/totp-secrets.js';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';

/** Begins to set up an authenticator app. Replaces an earlier app that was not confirmed [TRU-017]. */
export class SetUpTotp extends Command<TotpSetUpAnswer> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(SetUpTotp)
export class SetUpTotpHandler implements ICommandHandler<SetUpTotp> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly methods: SecondStepRepository,
    private readonly secrets: TotpSecrets,
    private readonly clock: Clock,
  ) {}

  /** @throws AuthenticatorAppAlreadySetUp if an app is already confirmed */
  execute({ userId }: SetUpTotp): Promise<TotpSetUpAnswer> {
    return this.unitOfWork.run(async () => {
      const user = await this.users.lock(userId);
      if (!user) throw new UserNotFound();
      const former = await this.methods.findTotp(userId);
      if (former?.confirmedAt) throw new AuthenticatorAppAlreadySetUp();
      const secret = newTotpSecret();
      const times = { createdAt: this.clock.now(), confirmedAt: null };
      await this.methods.replaceTotp({
        userId,
        ...this.secrets.seal(userId, secret),
        ...times,
        lastStep: null,
      });
      return { secret: base32(secret), uri: totpUri(user.email ?? '', secret) };
    });
  }
}
