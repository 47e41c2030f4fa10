import { isolated, MailUser, type Language } from '@manette/contracts/identity';
import { APP_CONFIG, Outbox, UnitOfWork, type AppConfig } from '@manette/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UserRepository } from '../../domain/user.repository.js';
import type { MailContent } from '../mails/mail-content.js';
import { renderMail } from '../mails/render-mail.js';

const GREETING: Record<Language, (username: string) => string> = {
  en: (username) => `Hello, ${username}!`,
  ar: (username) => `مرحبًا ${isolated(username)}!`,
};

const TURN_OFF: Record<Language, string> = { en: 'Turn off these mails', ar: 'إيقاف هذه الرسائل' };

/** Lets users unsubscribe by one click in their mail program (RFC 8058) [POC-064]. */
const headersOf = (publicUrl: string, token: string) => ({
  'List-Unsubscribe': `<${publicUrl}/api/notifications/unsubscribe/${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Mails a user on behalf of another context, for example about an order. Each command sends one mail [LIF-018]. */
@CommandHandler(MailUser)
export class MailUserHandler implements ICommandHandler<MailUser, void> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly outbox: Outbox,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Does not lock the user's row, so that an order never waits for a sign-in or a change of the profile. */
  execute({ userId, mail, path, unsubscribe }: MailUser): Promise<void> {
    return this.unitOfWork.run(async () => {
      const user = await this.users.read(userId);
      if (!user?.isActive || user.email === null || user.username === null) return;
      const { email, username, language } = user;
      const { publicUrl } = this.config.http;
      const { links, ...text } = mail[language];
      const content: MailContent = { ...text, greeting: GREETING[language](username), notes: [] };
      if (links) content.links = links.map((link) => ({ text: link.text, url: `${publicUrl}${link.path}` }));
      if (unsubscribe)
        content.ending = { text: TURN_OFF[language], url: `${publicUrl}/unsubscribe/${unsubscribe}` };
      const letter = { to: email, ...renderMail(content, `${publicUrl}${path}`, language) };
      this.outbox.mail(unsubscribe ? { ...letter, headers: headersOf(publicUrl, unsubscribe) } : letter);
    });
  }
}
