import { withCurrentCall } from '@manette/platform';
import type { User } from '../../domain/user.js';
import { inMemoryIdentity } from '../../testing/in-memory-identity.js';
import { DEVICE_LIFETIME, MOST_DEVICES } from './known-devices.js';

const SUBJECT = 'New sign-in to your account';

async function people() {
  const identity = inMemoryIdentity();
  const { has, startSession, outbox, unitOfWork } = identity;
  const [ann, bob] = [await has(), await has({ id: 'bob', username: 'bob', email: 'bob@shop.test' })];
  /** Signs in with a browser that has the given cookie. @returns the cookie that the browser has afterwards */
  const signIn = async (user: User, cookie?: string) => {
    let set: string | undefined;
    const call = {
      ...{ requestId: 'r', ip: '41.96.12.7', userAgent: undefined },
      cookies: cookie && `a=b; manette_device=${cookie}; c=d`,
      setCookie: (_name: string, value: string) => void (set = value),
    };
    await withCurrentCall(call, () => unitOfWork.run(() => startSession.start(user, 'password')));
    return set ?? '';
  };
  const told = () => outbox.mails.filter(({ subject }) => subject === SUBJECT).map(({ to }) => to);
  return { ...identity, ann, bob, signIn, told };
}

describe('a sign-in', () => {
  it('[TRU-062] sends one notice when the browser is new to the user, except at the user’s very first sign-in', async () => {
    const { ann, signIn, told } = await people();
    const first = await signIn(ann);
    expect(told()).toEqual([]);
    expect(await signIn(ann, first)).toBe(first);
    expect(told()).toEqual([]);
    const second = await signIn(ann);
    expect(second).not.toBe(first);
    expect(told()).toEqual(['ann@shop.test']);
    await signIn(ann, second);
    await signIn(ann, first);
    expect(told()).toHaveLength(1);
  });

  it('[TRU-062] sends a notice when the user has an earlier session but no known device', async () => {
    const { ann, signIn, signsIn, told } = await people();
    await signsIn(ann);
    await signIn(ann);
    expect(told()).toEqual(['ann@shop.test']);
  });

  it('[TRU-062] knows a shared browser separately for each user', async () => {
    const { ann, bob, signIn, told } = await people();
    await signIn(bob);
    const shared = await signIn(ann);
    expect(await signIn(bob, shared)).toBe(shared);
    expect(told()).toEqual(['bob@shop.test']);
    await signIn(ann, shared);
    await signIn(bob, shared);
    expect(told()).toHaveLength(1);
  });

  it.each(['', 'x', 'x'.repeat(43)])(
    '[TRU-063] replaces a cookie that the shop has not set: %s',
    async (cookie) => {
      const { ann, signIn, devices } = await people();
      const set = await signIn(ann, cookie);
      expect(set).toMatch(/^[\w-]{43}$/);
      expect(set).not.toBe(cookie);
      expect(JSON.stringify(devices.all)).not.toContain(set);
    },
  );

  it('[TRU-062] forgets a browser when its cookie expires, and all but the latest browsers of a user', async () => {
    const { ann, signIn, told, clock } = await people();
    const first = await signIn(ann);
    clock.advance(DEVICE_LIFETIME);
    expect(await signIn(ann, first)).not.toBe(first);
    expect(told()).toHaveLength(1);
    const kept = await signIn(ann);
    for (let other = 0; other < MOST_DEVICES; other++) {
      clock.advance(1);
      await signIn(ann);
    }
    expect(await signIn(ann, kept)).not.toBe(kept);
  });
});
