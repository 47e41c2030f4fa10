import type { Language } from '@manette/contracts/identity';
import { RateLimits, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EmailAlreadyVerified } from '../../domain/one-time-token.errors.js';
import { UserNotFound } from '../../domain/user.errors.js';
import type { User } from '../../domain/user.js';
import { UserRepository } from '../../domain/user.repository.js';
import { SendMailedLink } from '../mails/send-mailed-link.js';

/** Mails the verification link to the signed-in user again [API-010]. */
export class ResendVerification extends Command<void> {
  constructor(
    readonly userId: string,
    readonly language: Language,
  ) {
    super();
  }
}

const PER_MINUTE = { name: 'resend-verification-minute', points: 1, seconds: 60 };
const PER_HOUR = { name: 'resend-verification-hour', points: 5, seconds: 3600 };

@CommandHandler(ResendVerification)
export class ResendVerificationHandler implements ICommandHandler<ResendVerification> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly limits: RateLimits,
    private readonly links: SendMailedLink,
  ) {}

  /** @throws EmailAlreadyVerified, TOO_MANY_REQUESTS */
  async execute({ userId, language }: ResendVerification): Promise<void> {
    // Checks first, so that a verified user does not use up the limits. No row is locked while the limits are checked.
    await this.unitOfWork.read(async () => this.unverified(await this.users.read(userId)));
    await this.limits.hit(PER_MINUTE, userId);
    await this.limits.hit(PER_HOUR, userId);
    await this.unitOfWork.run(async () => {
      const user = this.unverified(await this.users.lock(userId));
      await this.links.send('verify-email', user, language);
    });
  }

  private unverified(user: User | null): User {
    if (!user) throw new UserNotFound();
    if (user.emailVerified) throw new EmailAlreadyVerified();
    return user;
  }
}
