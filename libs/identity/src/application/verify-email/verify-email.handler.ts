import { identityEvents, type UserVerified } from '@manette/contracts/identity';
import { Clock, Outbox, UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InvalidVerificationToken, VerificationTokenMissing } from '../../domain/one-time-token.errors.js';
import { isUsable } from '../../domain/one-time-token.js';
import { OneTimeTokenRepository } from '../../domain/one-time-token.repository.js';
import { UserRepository } from '../../domain/user.repository.js';
import { hashOf, looksLikeSecret } from '../mails/one-time-secret.js';
import { VerifyEmail } from './verify-email.command.js';

@CommandHandler(VerifyEmail)
export class VerifyEmailHandler implements ICommandHandler<VerifyEmail> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tokens: OneTimeTokenRepository,
    private readonly users: UserRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns whose address it is, and whether it was verified before
   * @throws VerificationTokenMissing, InvalidVerificationToken
   */
  async execute({ secret }: VerifyEmail): Promise<{ userId: string; before: boolean }> {
    if (!secret) throw new VerificationTokenMissing();
    if (!looksLikeSecret(secret)) throw new InvalidVerificationToken();
    const hash = hashOf(secret);
    return this.unitOfWork.run(() => this.verify(hash));
  }

  private async verify(hash: Buffer) {
    const known = await this.tokens.find(hash, 'verify-email');
    const user = known && (await this.users.lock(known.userId));
    // Read again under the person's lock: the same link may be opened twice at once.
    const token = user && (await this.tokens.find(hash, 'verify-email'));
    if (!token) throw new InvalidVerificationToken();
    const userId = user.id;
    if (token.usedAt && token.email === user.email && user.emailVerified) return { userId, before: true };
    const now = this.clock.now();
    if (!isUsable(token, user.email, now)) throw new InvalidVerificationToken();
    await this.tokens.markUsed(hash, now);
    if (!user.verifyEmail()) return { userId, before: true };
    await this.users.save(user);
    this.outbox.event(identityEvents.userVerified, { userId } satisfies UserVerified);
    return { userId, before: false };
  }
}
