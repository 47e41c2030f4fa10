import { AuditTrail, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { RevokeAccess } from '../sessions/revoke-access.js';
import { userTarget } from '../recorded-user.js';

/** Deactivates a client for an administrator, or activates them again [API-016]. */
export class ToggleUser extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(ToggleUser)
export class ToggleUserHandler implements ICommandHandler<ToggleUser> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly revokeAccess: RevokeAccess,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws UserNotFound, AdminProtected */
  async execute({ userId }: ToggleUser): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.lock(userId);
      if (!user) throw new UserNotFound();
      user.toggleActive();
      await this.users.save(user);
      this.audit.record({
        action: user.isActive ? 'user.activated' : 'user.deactivated',
        target: userTarget(user.id),
        changes: [{ field: 'isActive', from: !user.isActive, to: user.isActive }],
      });
      if (!user.isActive) await this.revokeAccess.ofDeactivated(userId);
    });
  }
}
