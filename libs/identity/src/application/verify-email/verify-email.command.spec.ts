import { InvalidVerificationToken, VerificationTokenMissing } from '../../domain/one-time-token.errors.js';
import { inMemoryIdentity } from '../../testing/in-memory-identity.js';
import { VerifyEmail, VerifyEmailHandler } from './verify-email.command.js';

const DAY = 24 * 60 * 60 * 1000;

async function mailed() {
  const identity = inMemoryIdentity();
  const { unitOfWork, redeemLink, users, notify, clock, has, sendLink } = identity;
  const handler = new VerifyEmailHandler(unitOfWork, redeemLink, users, notify, clock);
  const ann = await has({ emailVerified: false });
  await sendLink.send('verify-email', ann, 'en');
  const open = async (secret: string | undefined = identity.lastSecret()) =>
    handler.execute(new VerifyEmail(secret));
  return { ...identity, ann, handler, open };
}

describe('opening the link of a verification mail', () => {
  it('verifies the address and notifies the open pages', async () => {
    const { ann, open, realtime, outbox } = await mailed();
    expect(await open()).toEqual({ userId: ann.id, alreadyVerified: false });
    expect(ann.emailVerified).toBe(true);
    expect(realtime.changedUsers).toEqual([ann.id]);
    expect(outbox.emitted).toMatchObject([{ event: 'user_updated' }]);
  });

  it('answers that the address is already verified when it is opened again', async () => {
    const { ann, open } = await mailed();
    await open();
    expect(await open()).toEqual({ userId: ann.id, alreadyVerified: true });
  });

  it('refuses a link after 24 hours', async () => {
    const { open, clock, ann } = await mailed();
    clock.advance(DAY);
    await expect(open()).rejects.toThrow(new InvalidVerificationToken());
    expect(ann.emailVerified).toBe(false);
  });

  it('refuses a link that was replaced by a later one', async () => {
    const { open, lastSecret, sendLink, ann } = await mailed();
    const former = lastSecret();
    await sendLink.send('verify-email', ann, 'en');
    await expect(open(former)).rejects.toThrow(InvalidVerificationToken);
    await expect(open()).resolves.toBeDefined();
  });

  it('refuses a link that was sent to a former address', async () => {
    const { ann, open, users } = await mailed();
    ann.edit({ email: 'ann@new.test' });
    await users.save(ann);
    await expect(open()).rejects.toThrow(InvalidVerificationToken);
  });

  it('[ID-138] refuses a missing secret with an error of its own, and an unknown or malformed secret', async () => {
    const { handler, open } = await mailed();
    expect(() => handler.execute(new VerifyEmail(undefined))).toThrow(new VerificationTokenMissing());
    for (const secret of ['x', 'x'.repeat(43)])
      await expect(open(secret)).rejects.toThrow(InvalidVerificationToken);
  });
});
