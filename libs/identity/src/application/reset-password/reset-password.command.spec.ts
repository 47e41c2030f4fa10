import { InvalidResetToken } from '../../domain/one-time-token.errors.js';
import { inMemoryIdentity } from '../../testing/in-memory-identity.js';
import { ResetPassword, ResetPasswordHandler } from './reset-password.command.js';

const HOUR = 60 * 60 * 1000;

async function mailed() {
  const identity = inMemoryIdentity();
  const { unitOfWork, redeemLink, users, newPasswords, endSessions, notices, clock, has, sendLink, audit } =
    identity;
  const handler = new ResetPasswordHandler(
    unitOfWork,
    redeemLink,
    users,
    newPasswords,
    endSessions,
    notices,
    clock,
    audit,
  );
  const ann = await has();
  await sendLink.send('reset-password', ann, 'en');
  const secret = identity.lastSecret();
  const reset = (given: string | undefined, password = 'Secret2') =>
    handler.execute(new ResetPassword(given, password));
  return { ...identity, ann, secret, reset };
}

describe('replacing a forgotten password', () => {
  it('sets the password and ends every session of the user', async () => {
    const { ann, secret, reset, signsIn, sessions } = await mailed();
    await signsIn(ann, 'phone');
    await signsIn(ann, 'desktop');
    await reset(secret);
    expect(ann.passwordHash).toBe('hash of Secret2');
    expect(sessions.all.map(({ endReason }) => endReason)).toEqual(['password', 'password']);
  });

  it('[TRU-064] mails the user one notice', async () => {
    const { secret, reset, outbox } = await mailed();
    outbox.mails.length = 0;
    await reset(secret);
    expect(outbox.mails).toMatchObject([{ to: 'ann@shop.test', subject: 'Your password was changed' }]);
  });

  it('works once', async () => {
    const { ann, secret, reset } = await mailed();
    await reset(secret);
    await expect(reset(secret, 'Secret3')).rejects.toThrow(new InvalidResetToken());
    expect(ann.passwordHash).toBe('hash of Secret2');
  });

  it('refuses a missing, an unknown and an expired link without hashing a password', async () => {
    const { secret, reset, clock, hasher } = await mailed();
    await expect(reset(undefined)).rejects.toThrow(InvalidResetToken);
    await expect(reset('x'.repeat(43))).rejects.toThrow(InvalidResetToken);
    clock.advance(HOUR);
    await expect(reset(secret)).rejects.toThrow(InvalidResetToken);
    expect(hasher.hashed).toBe(0);
  });

  it('refuses the link of a verification mail', async () => {
    const { ann, reset, sendLink, lastSecret } = await mailed();
    await sendLink.send('verify-email', ann, 'en');
    await expect(reset(lastSecret())).rejects.toThrow(InvalidResetToken);
  });
});
