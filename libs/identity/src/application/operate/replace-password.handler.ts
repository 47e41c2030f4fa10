import { ReplacePassword } from '@manette/contracts/identity';
import { AuditTrail, UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OneTimeTokenRepository } from '../../domain/one-time-token.repository.js';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { NewPasswords } from '../passwords/new-passwords.js';
import { SecurityNotices } from '../security-notices/security-notices.js';
import { EndSessions } from '../sessions/end-sessions.js';
import { NotifyUserChanged } from '../notify-user-changed/notify-user-changed.js';
import { PASSWORD_CHANGED, userTarget } from '../recorded-user.js';

@CommandHandler(ReplacePassword)
export class ReplacePasswordHandler implements ICommandHandler<ReplacePassword, void> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly passwords: NewPasswords,
    private readonly tokens: OneTimeTokenRepository,
    private readonly sessions: EndSessions,
    private readonly notices: SecurityNotices,
    private readonly notify: NotifyUserChanged,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Sets a new password, unlinks Google and deletes mailed links: someone who took over the account may have added them.
   * @throws UserNotFound, ValidationFailed for a common password [TRU-070]
   */
  async execute({ email, password }: ReplacePassword): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    await this.unitOfWork.run(async () => {
      const user = await this.users.lockByEmail(email.trim());
      if (!user) throw new UserNotFound();
      user.setPassword(passwordHash);
      const { permissionsChanged } = user.unlinkGoogle();
      await this.users.save(user);
      await this.tokens.deleteOfUser(user.id, 'reset-password');
      await this.sessions.ofUser(user.id, 'password');
      this.notices.passwordChanged(user);
      this.audit.record({
        action: 'password.reset',
        target: userTarget(user.id),
        changes: [PASSWORD_CHANGED],
      });
      if (permissionsChanged) await this.notify.permissionsChanged(user);
    });
  }
}
