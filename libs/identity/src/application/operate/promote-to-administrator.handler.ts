import { changedFields } from '@manette/contracts/audit';
import { PromoteToAdministrator } from '@manette/contracts/identity';
import { AuditTrail, UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { EndSessionsWithoutSecondStep } from '../sessions/end-sessions-without-second-step.js';
import { NotifyUserChanged } from '../notify-user-changed/notify-user-changed.js';
import { editableFields, userTarget } from '../recorded-user.js';

@CommandHandler(PromoteToAdministrator)
export class PromoteToAdministratorHandler implements ICommandHandler<PromoteToAdministrator, void> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly notify: NotifyUserChanged,
    private readonly withoutSecondStep: EndSessionsWithoutSecondStep,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws UserNotFound */
  async execute({ email }: PromoteToAdministrator): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.lockByEmail(email.trim());
      if (!user) throw new UserNotFound();
      const before = editableFields(user);
      const promoted = user.promote();
      if (promoted) await this.withoutSecondStep.ofPromoted(user);
      await this.users.save(user);
      await this.notify.permissionsChanged(user, { promoted });
      const changes = changedFields(before, editableFields(user));
      this.audit.recordChanges({ action: 'role.promoted', target: userTarget(user.id), changes });
    });
  }
}
