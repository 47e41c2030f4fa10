import type { ProfileInput } from '@manette/contracts/identity';
import { AuditTrail, RateLimits, UnitOfWork, type Principal } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OneTimeTokenRepository } from '../../domain/one-time-token.repository.js';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { NewPasswords } from '../passwords/new-passwords.js';
import { SecurityNotices } from '../security-notices/security-notices.js';
import { EndSessions } from '../sessions/end-sessions.js';
import { NotifyUserChanged } from '../notify-user-changed/notify-user-changed.js';
import { PASSWORD_CHANGED, userTarget } from '../recorded-user.js';

/** Changes the signed-in user's own data, and the password if one is given [API-013, ID-005]. */
export class ChangeProfile extends Command<void> {
  constructor(
    readonly principal: Principal,
    readonly input: ProfileInput,
  ) {
    super();
  }
}

/** Hashing is expensive, so a signed-in user is limited too. */
const NEW_PASSWORDS = { name: 'change-password', points: 30, seconds: 3600 };

@CommandHandler(ChangeProfile)
export class ChangeProfileHandler implements ICommandHandler<ChangeProfile> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly limits: RateLimits,
    private readonly passwords: NewPasswords,
    private readonly tokens: OneTimeTokenRepository,
    private readonly sessions: EndSessions,
    private readonly notices: SecurityNotices,
    private readonly notify: NotifyUserChanged,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * A new password ends the user's other sessions and deletes the mailed link to reset the former one.
   * @throws UsernameTaken, TOO_MANY_REQUESTS, ValidationFailed for a common password
   */
  async execute({ principal, input }: ChangeProfile): Promise<void> {
    const { userId, sessionId } = principal;
    const { password, ...profile } = input;
    if (password) await this.limits.hit(NEW_PASSWORDS, userId);
    const passwordHash = password ? await this.passwords.hash(password) : undefined;
    await this.unitOfWork.run(async () => {
      const user = await this.users.lock(userId);
      if (!user) throw new UserNotFound();
      user.changeProfile(profile);
      if (passwordHash) {
        user.setPassword(passwordHash);
        await this.tokens.deleteOfUser(userId, 'reset-password');
        await this.sessions.ofUser(userId, 'password', sessionId);
        this.notices.passwordChanged(user);
        this.audit.record({
          action: 'password.changed',
          target: userTarget(user.id),
          changes: [PASSWORD_CHANGED],
        });
      }
      await this.users.save(user);
      this.notify.dataChanged(user);
    });
  }
}
