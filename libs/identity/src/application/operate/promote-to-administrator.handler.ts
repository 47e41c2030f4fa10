import { PromoteToAdministrator } from '@manette/contracts/identity';
import { UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { TellChanged } from '../tell-changed/tell-changed.js';

@CommandHandler(PromoteToAdministrator)
export class PromoteToAdministratorHandler implements ICommandHandler<PromoteToAdministrator, void> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly tell: TellChanged,
  ) {}

  /** @throws UserNotFound */
  async execute({ email }: PromoteToAdministrator): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.lockByEmail(email.trim());
      if (!user) throw new UserNotFound();
      const promoted = user.promote();
      await this.users.save(user);
      await this.tell.standing(user, { promoted });
    });
  }
}
