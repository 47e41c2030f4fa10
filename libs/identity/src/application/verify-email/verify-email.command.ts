import { Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InvalidVerificationToken, VerificationTokenMissing } from '../../domain/one-time-token.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { RedeemMailedLink } from '../mails/redeem-mailed-link.js';
import { NotifyUserChanged } from '../notify-user-changed/notify-user-changed.js';

/** Verifies an address with a mailed link [API-008, API-009]. */
export class VerifyEmail extends Command<{ userId: string; alreadyVerified: boolean }> {
  constructor(readonly secret: string | undefined) {
    super();
  }
}

@CommandHandler(VerifyEmail)
export class VerifyEmailHandler implements ICommandHandler<VerifyEmail> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly links: RedeemMailedLink,
    private readonly users: UserRepository,
    private readonly notify: NotifyUserChanged,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the user, and whether the address was already verified
   * @throws VerificationTokenMissing, InvalidVerificationToken
   */
  execute({ secret }: VerifyEmail): Promise<{ userId: string; alreadyVerified: boolean }> {
    if (!secret) throw new VerificationTokenMissing();
    return this.unitOfWork.run(() => this.verify(secret));
  }

  private async verify(secret: string): Promise<{ userId: string; alreadyVerified: boolean }> {
    const link = await this.links.find(secret, 'verify-email');
    if (!link) throw new InvalidVerificationToken();
    const { token, user } = link;
    const userId = user.id;
    if (token.usedAt && token.email === user.email && user.emailVerified)
      return { userId, alreadyVerified: true };
    if (!(await this.links.redeem(link, this.clock.now()))) throw new InvalidVerificationToken();
    if (!user.verifyEmail()) return { userId, alreadyVerified: true };
    await this.users.save(user);
    await this.notify.permissionsChanged(user);
    return { userId, alreadyVerified: false };
  }
}
