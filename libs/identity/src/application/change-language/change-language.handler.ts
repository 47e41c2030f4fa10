import { ChangeLanguage } from '@manette/contracts/identity';
import { UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UserRepository } from '../../domain/user.repository.js';

/**
 * Changes a user's language. It is stored only here: the language switch of the pages and the notification settings change the
 * same value [POC-066].
 */
@CommandHandler(ChangeLanguage)
export class ChangeLanguageHandler implements ICommandHandler<ChangeLanguage, void> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
  ) {}

  execute({ userId, language }: ChangeLanguage): Promise<void> {
    return this.unitOfWork.run(async () => {
      const user = await this.users.lock(userId);
      if (!user) return;
      user.changeProfile({ language });
      await this.users.save(user);
    });
  }
}
