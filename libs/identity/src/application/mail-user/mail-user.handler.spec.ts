import { MailUser } from '@manette/contracts/identity';
import type { AppConfig } from '@manette/platform';
import { InMemoryUnitOfWork, RecordingOutbox } from '@manette/platform/testing/in-memory';
import { InMemoryUserRepository } from '../../testing/in-memory-user.repository.js';
import { aUser } from '../../testing/user.mother.js';
import { MailUserHandler } from './mail-user.handler.js';

const config = { http: { publicUrl: 'https://shop.test' } } as AppConfig;
const mail = {
  en: { subject: 'Your order T-000123 is ready', body: 'It waits for you.', button: 'Show delivery' },
  ar: { subject: 'طلبك T-000123 جاهز', body: 'إنه بانتظارك.', button: 'عرض التسليم' },
};

async function mailed(change: Parameters<typeof aUser>[0], userId?: string) {
  const unitOfWork = new InMemoryUnitOfWork();
  const outbox = new RecordingOutbox(unitOfWork);
  const users = new InMemoryUserRepository();
  const user = aUser(change);
  await users.add(user);
  const handler = new MailUserHandler(unitOfWork, users, outbox, config);
  await handler.execute(new MailUser(userId ?? user.id, mail, '/support/7'));
  return outbox.mails;
}

describe('a mail to a user', () => {
  it('[LIF-018] is written in the stored language of the user, with a link to its page', async () => {
    const [english] = await mailed({ language: 'en' });
    expect(english).toMatchObject({ to: aUser().email, subject: mail.en.subject });
    expect(english?.html).toContain('href="https://shop.test/support/7"');
    expect(english?.text).toContain(`Hello, ${aUser().username}!`);
    const [arabic] = await mailed({ language: 'ar' });
    expect(arabic).toMatchObject({ subject: mail.ar.subject });
    expect(arabic?.html).toContain('dir="rtl"');
  });

  it('[LIF-018] is not sent to a deactivated, deleted or unknown user', async () => {
    expect(await mailed({ isActive: false })).toEqual([]);
    expect(await mailed({ deletedAt: new Date() })).toEqual([]);
    expect(await mailed({}, '0199a7c2-0000-7000-8000-0000000000ff')).toEqual([]);
  });
});
