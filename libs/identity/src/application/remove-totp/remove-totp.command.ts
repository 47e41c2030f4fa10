import { UnitOfWork, type Principal } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuthenticatorAppNotFound } from '../../domain/second-step.errors.js';
import { SecondStepRepository } from '../../domain/second-step.repository.js';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { SecondStep } from '../second-step/second-step.js';

/** Removes the caller's authenticator app [TRU-026]. */
export class RemoveTotp extends Command<void> {
  constructor(readonly principal: Pick<Principal, 'userId' | 'sessionId'>) {
    super();
  }
}

@CommandHandler(RemoveTotp)
export class RemoveTotpHandler implements ICommandHandler<RemoveTotp> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly methods: SecondStepRepository,
    private readonly secondStep: SecondStep,
  ) {}

  /** @throws AuthenticatorAppNotFound if no app is confirmed, LastMethodOfAdministrator */
  async execute({ principal }: RemoveTotp): Promise<void> {
    const { userId, sessionId } = principal;
    await this.unitOfWork.run(async () => {
      const user = await this.users.lock(userId);
      if (!user) throw new UserNotFound();
      const totp = await this.methods.findTotp(userId);
      if (!totp?.confirmedAt) throw new AuthenticatorAppNotFound();
      await this.secondStep.assertRemovable(user);
      await this.methods.deleteTotp(userId);
      await this.secondStep.methodRemoved(user, sessionId, 'totp');
    });
  }
}
