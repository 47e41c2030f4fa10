import { inMemoryIdentity } from '../../testing/in-memory-identity.js';
import { ForgotPassword, ForgotPasswordHandler } from './forgot-password.command.js';

function forgetting() {
  const identity = inMemoryIdentity();
  const { unitOfWork, users, limits, sendLink } = identity;
  const handler = new ForgotPasswordHandler(unitOfWork, users, limits, sendLink);
  const ask = (email: string) => handler.execute(new ForgotPassword(email, 'en', '10.0.0.1'));
  return { ...identity, ask };
}

describe('asking for a new password', () => {
  it('mails a link to the address', async () => {
    const { has, ask, outbox } = forgetting();
    await has();
    await ask('ann@shop.test');
    expect(outbox.mails).toMatchObject([{ to: 'ann@shop.test', subject: 'Reset your password' }]);
  });

  it('answers the same when no mail is sent: unknown address, deactivated user, or second request', async () => {
    const { has, ask, outbox } = forgetting();
    await has();
    await has({ id: 'bob', username: 'bob', email: 'bob@shop.test', isActive: false });
    for (const email of ['nobody@shop.test', 'bob@shop.test', 'ann@shop.test', 'ann@shop.test'])
      await expect(ask(email)).resolves.toBeUndefined();
    expect(outbox.mails.map(({ to }) => to)).toEqual(['ann@shop.test']);
  });
});
