import { identityEvents } from '@manette/contracts/identity';
import { EmailTaken, UsernameTaken } from '../../domain/user.errors.js';
import { inMemoryIdentity } from '../../testing/in-memory-identity.js';
import { Register, RegisterHandler } from './register.command.js';

const INPUT = { username: 'bob', email: 'bob@shop.test', phone: '0555 12 34 56', password: 'Secret1' };

function register() {
  const identity = inMemoryIdentity();
  const { unitOfWork, newPasswords, addUser, sendLink, startSession } = identity;
  const handler = new RegisterHandler(unitOfWork, newPasswords, addUser, sendLink, startSession);
  const tryOut = (change: Partial<typeof INPUT> = {}) =>
    handler.execute(new Register({ ...INPUT, ...change }, 'ar'));
  return { ...identity, tryOut };
}

describe('registering', () => {
  it('adds a client with an unverified address and signs the client in', async () => {
    const { tryOut, users, sessions } = register();
    const { userId } = await tryOut();
    expect(users.all).toHaveLength(1);
    expect(users.all[0]).toMatchObject({
      ...{ id: userId, role: 'client', isActive: true, emailVerified: false, isVerified: false },
      ...{ username: 'bob', phoneE164: '+213555123456', language: 'ar', passwordHash: 'hash of Secret1' },
    });
    expect(sessions.openOf(userId)).toHaveLength(1);
  });

  it('mails a link in the language of the page and publishes the event', async () => {
    const { tryOut, outbox } = register();
    const { userId } = await tryOut();
    expect(outbox.mails).toMatchObject([{ to: 'bob@shop.test', subject: 'تأكيد بريدك الإلكتروني' }]);
    expect(outbox.events).toMatchObject([{ topic: identityEvents.userRegistered, payload: { userId } }]);
  });

  it('[ID-126] refuses a username or an address that is taken, regardless of case', async () => {
    const { tryOut, has, outbox } = register();
    await has({ username: 'ann', email: 'ann@shop.test' });
    await expect(tryOut({ username: 'ANN' })).rejects.toThrow(new UsernameTaken());
    await expect(tryOut({ email: 'Ann@shop.test' })).rejects.toThrow(new EmailTaken());
    expect(outbox.mails).toEqual([]);
  });
});
