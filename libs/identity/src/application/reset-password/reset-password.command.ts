import { AuditTrail, Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InvalidResetToken } from '../../domain/one-time-token.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { RedeemMailedLink } from '../mails/redeem-mailed-link.js';
import { NewPasswords } from '../passwords/new-passwords.js';
import { SecurityNotices } from '../security-notices/security-notices.js';
import { EndSessions } from '../sessions/end-sessions.js';
import { PASSWORD_CHANGED, userTarget } from '../recorded-user.js';

/** Sets a new password with a mailed link. */
export class ResetPassword extends Command<void> {
  constructor(
    readonly secret: string | undefined,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly links: RedeemMailedLink,
    private readonly users: UserRepository,
    private readonly passwords: NewPasswords,
    private readonly sessions: EndSessions,
    private readonly notices: SecurityNotices,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** Ends every session of the user. @throws InvalidResetToken, ValidationFailed for a common password */
  async execute({ secret, password }: ResetPassword): Promise<void> {
    if (!secret || !(await this.isValid(secret))) throw new InvalidResetToken();
    // Hashing is expensive, so it runs only for a valid link, and while no row is locked.
    const passwordHash = await this.passwords.hash(password);
    await this.unitOfWork.run(async () => {
      const link = await this.links.find(secret, 'reset-password');
      if (!link || !(await this.links.redeem(link, this.clock.now()))) throw new InvalidResetToken();
      link.user.setPassword(passwordHash);
      await this.users.save(link.user);
      await this.sessions.ofUser(link.user.id, 'password');
      this.notices.passwordChanged(link.user);
      const target = userTarget(link.user.id);
      this.audit.record({ action: 'password.reset', target, changes: [PASSWORD_CHANGED] });
    });
  }

  private isValid(secret: string): Promise<boolean> {
    return this.unitOfWork.run(() => this.links.isValid(secret, 'reset-password', this.clock.now()));
  }
}
