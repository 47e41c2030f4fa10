import { ChangeEmail } from '@manette/contracts/identity';
import { UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { ApplyUserEdit } from '../edit-user/apply-user-edit.js';

@CommandHandler(ChangeEmail)
export class ChangeAddressHandler implements ICommandHandler<ChangeEmail, void> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly applyEdit: ApplyUserEdit,
  ) {}

  /** Also for administrators [TRU-059]. @throws UserNotFound, EmailTaken */
  async execute({ email, newEmail }: ChangeEmail): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.lockByEmail(email.trim());
      if (!user) throw new UserNotFound();
      await this.applyEdit.to(user, { email: newEmail.trim().toLowerCase() }, undefined);
    });
  }
}
