import { UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SecondStepOff } from '../../domain/second-step.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { SecondStep } from '../second-step/second-step.js';

/** Replaces the caller's recovery codes by ten new ones and returns these [TRU-024]. */
export class RenewRecoveryCodes extends Command<string[]> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(RenewRecoveryCodes)
export class RenewRecoveryCodesHandler implements ICommandHandler<RenewRecoveryCodes> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly secondStep: SecondStep,
  ) {}

  /** @throws SecondStepOff */
  execute({ userId }: RenewRecoveryCodes): Promise<string[]> {
    return this.unitOfWork.run(async () => {
      const user = await this.users.lock(userId);
      if (!user?.secondStepAt) throw new SecondStepOff();
      return this.secondStep.renewRecoveryCodes(user);
    });
  }
}
