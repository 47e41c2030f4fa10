import { UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PasswordHasher } from '../../domain/password-hasher.js';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { EndSessions } from '../sessions/end-sessions.js';
import { TellChanged } from '../tell-changed/tell-changed.js';
import { ChangeProfile } from './change-profile.command.js';

@CommandHandler(ChangeProfile)
export class ChangeProfileHandler implements ICommandHandler<ChangeProfile> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly sessions: EndSessions,
    private readonly tell: TellChanged,
  ) {}

  /** A new password ends the person's other sessions. @throws UsernameTaken */
  async execute({ principal, input }: ChangeProfile): Promise<void> {
    const { userId, sessionId } = principal;
    const { password, ...profile } = input;
    const passwordHash = password ? await this.hasher.hash(password) : undefined;
    await this.unitOfWork.run(async () => {
      const user = await this.users.lock(userId);
      if (!user) throw new UserNotFound();
      user.changeProfile(profile);
      if (passwordHash) {
        user.setPassword(passwordHash);
        await this.sessions.ofUser(userId, 'password', sessionId);
      }
      await this.users.save(user);
      this.tell.data(user);
    });
  }
}
