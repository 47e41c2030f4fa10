import { ResetSecondStep } from '@manette/contracts/identity';
import { UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { SecondStep } from '../second-step/second-step.js';

@CommandHandler(ResetSecondStep)
export class ResetSecondStepHandler implements ICommandHandler<ResetSecondStep, void> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly secondStep: SecondStep,
  ) {}

  /** Removes all methods and recovery codes and ends all sessions [TRU-038]. @throws UserNotFound */
  async execute({ email }: ResetSecondStep): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.lockByEmail(email.trim());
      if (!user) throw new UserNotFound();
      await this.secondStep.reset(user);
    });
  }
}
