import type { Language } from '@manette/contracts/identity';
import { RateLimits, TooManyRequests, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UserRepository } from '../../domain/user.repository.js';
import { SendMailedLink } from '../mails/send-mailed-link.js';

/** Requests a mailed link that resets the password of the user with an address. */
export class ForgotPassword extends Command<void> {
  constructor(
    readonly email: string,
    readonly language: Language,
    /** The key of the caller's IP address, by which calls are limited. */
    readonly ip: string,
  ) {
    super();
  }
}

const PER_IP = { name: 'forgot-password-ip', points: 60, seconds: 3600 };
const PER_MINUTE = { name: 'forgot-password-minute', points: 1, seconds: 60 };
const PER_HOUR = { name: 'forgot-password-hour', points: 5, seconds: 3600 };

@CommandHandler(ForgotPassword)
export class ForgotPasswordHandler implements ICommandHandler<ForgotPassword> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly limits: RateLimits,
    private readonly links: SendMailedLink,
  ) {}

  /** Gives the same answer whether or not the address is known, and whether or not a rate limit suppresses the mail. */
  async execute({ email, language, ip }: ForgotPassword): Promise<void> {
    if (!(await this.mayMail(email, ip))) return;
    await this.unitOfWork.run(async () => {
      const user = await this.users.lockByEmail(email);
      if (user?.isActive) await this.links.send('reset-password', user, language);
    });
  }

  private async mayMail(email: string, ip: string): Promise<boolean> {
    try {
      await this.limits.hit(PER_IP, ip);
      await this.limits.hit(PER_MINUTE, email);
      await this.limits.hit(PER_HOUR, email);
      return true;
    } catch (error) {
      if (error instanceof TooManyRequests) return false;
      throw error;
    }
  }
}
