import { PromoteToAdministrator } from '@manette/contracts/identity';
import { UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { NotifyUserChanged } from '../notify-user-changed/notify-user-changed.js';

@CommandHandler(PromoteToAdministrator)
export class PromoteToAdministratorHandler implements ICommandHandler<PromoteToAdministrator, void> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly notify: NotifyUserChanged,
  ) {}

  /** @throws UserNotFound */
  async execute({ email }: PromoteToAdministrator): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.lockByEmail(email.trim());
      if (!user) throw new UserNotFound();
      const promoted = user.promote();
      await this.users.save(user);
      await this.notify.permissionsChanged(user, { promoted });
    });
  }
}
