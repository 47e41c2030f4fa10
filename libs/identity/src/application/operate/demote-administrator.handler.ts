import { DemoteAdministrator } from '@manette/contracts/identity';
import { UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { EndSessions } from '../sessions/end-sessions.js';
import { NotifyUserChanged } from '../notify-user-changed/notify-user-changed.js';

@CommandHandler(DemoteAdministrator)
export class DemoteAdministratorHandler implements ICommandHandler<DemoteAdministrator, void> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly sessions: EndSessions,
    private readonly notify: NotifyUserChanged,
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
      // Before the new role is written, so that an online user leaves the list of administrators.
      await this.sessions.ofUser(user.id, 'demoted');
      await this.users.save(user);
      await this.notify.permissionsChanged(user);
    });
  }
}
