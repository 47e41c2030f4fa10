import { MailUser, type Language } from '@manette/contracts/identity';
import { APP_CONFIG, Outbox, UnitOfWork, type AppConfig } from '@manette/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UserRepository } from '../../domain/user.repository.js';
import { isolated } from '../mails/mail-content.js';
import { renderMail } from '../mails/render-mail.js';

const GREETING: Record<Language, (username: string) => string> = {
  en: (username) => `Hello, ${username}!`,
  ar: (username) => `مرحبًا ${isolated(username)}!`,
};

/** Published for the contexts that mail people about their orders, once for each act [LIF-018]. */
@CommandHandler(MailUser)
export class MailUserHandler implements ICommandHandler<MailUser, void> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly outbox: Outbox,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** The user's row is not locked, so that an order waits for nobody who signs in or edits a profile. */
  execute({ userId, mail, path }: MailUser): Promise<void> {
    return this.unitOfWork.run(async () => {
      const user = await this.users.read(userId);
      if (!user?.isActive || user.email === null || user.username === null) return;
      const { email, username, language } = user;
      const content = { ...mail[language], greeting: GREETING[language](username), notes: [] };
      const link = `${this.config.http.publicUrl}${path}`;
      this.outbox.mail({ to: email, ...renderMail(content, link, language) });
    });
  }
}
