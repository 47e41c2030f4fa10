import { changedFields } from '@manette/contracts/audit';
import { ChangeEmail } from '@manette/contracts/identity';
import { AuditTrail, UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { ApplyUserEdit } from '../edit-user/apply-user-edit.js';
import { editableFields, userTarget } from '../recorded-user.js';

@CommandHandler(ChangeEmail)
export class ChangeEmailHandler implements ICommandHandler<ChangeEmail, void> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly applyEdit: ApplyUserEdit,
    private readonly audit: AuditTrail,
  ) {}

  /** Changes the address of a client or an administrator [TRU-059]. @throws UserNotFound, EmailTaken */
  async execute({ email, newEmail }: ChangeEmail): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.lockByEmail(email.trim());
      if (!user) throw new UserNotFound();
      const before = editableFields(user);
      await this.applyEdit.to(user, { email: newEmail.trim().toLowerCase() }, undefined);
      const changes = changedFields(before, editableFields(user));
      this.audit.recordChanges({ action: 'email.changed', target: userTarget(user.id), changes });
    });
  }
}
