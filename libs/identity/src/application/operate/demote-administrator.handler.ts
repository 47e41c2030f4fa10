import { DemoteAdministrator } from '@manette/contracts/identity';
import { AuditTrail, UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { EndSessions } from '../sessions/end-sessions.js';
import { NotifyUserChanged } from '../notify-user-changed/notify-user-changed.js';
import { userTarget } from '../recorded-user.js';

@CommandHandler(DemoteAdministrator)
export class DemoteAdministratorHandler implements ICommandHandler<DemoteAdministrator, void> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly sessions: EndSessions,
    private readonly notify: NotifyUserChanged,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Ends all sessions; tickets stay assigned to the user [TRU-057].
   * @throws UserNotFound, NotAnAdministrator, LastAdministrator
   */
  async execute({ email }: DemoteAdministrator): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.lockByEmail(email.trim());
      if (!user) throw new UserNotFound();
      user.demote({ isLast: await this.users.isLastAdministrator(user.id) });
      // Runs before the new role is saved, so that an online user leaves the list of administrators.
      await this.sessions.ofUser(user.id, 'demoted');
      await this.users.save(user);
      await this.notify.permissionsChanged(user);
      const changes = [{ field: 'role', from: 'admin', to: 'client' }];
      this.audit.record({ action: 'role.demoted', target: userTarget(user.id), changes });
    });
  }
}
