import { AccountDisabled, InvalidCredentials } from '../../domain/session.errors.js';
import { inMemoryIdentity } from '../../testing/in-memory-identity.js';
import { CheckCredentials } from './check-credentials.js';
import { FailedSignIns } from './failed-sign-ins.js';
import { LogIn, LogInHandler } from './log-in.command.js';

const PASSWORD = 'Secret1';
const passwordHash = `hash of ${PASSWORD}`;

function logIn() {
  const identity = inMemoryIdentity();
  const { users, hasher, limits, unitOfWork, beginSignIn } = identity;
  const credentials = new CheckCredentials(users, hasher, new FailedSignIns(limits));
  const handler = new LogInHandler(credentials, unitOfWork, users, beginSignIn);
  const tryOut = (email: string, password: string, ip = '10.0.0.1') =>
    handler.execute(new LogIn({ email, password }, ip));
  return { ...identity, tryOut };
}

describe('logging in', () => {
  it('opens a session, even if the address is not verified yet', async () => {
    const { has, tryOut, sessions } = logIn();
    const ann = await has({ passwordHash, emailVerified: false });
    const begun = await tryOut('ann@shop.test', PASSWORD);
    const [session] = sessions.openOf(ann.id);
    expect(begun).toEqual({ token: `${session?.id} ${ann.id}`, userId: ann.id });
  });

  it('refuses an unknown address, a wrong password and a user without a password with the same error', async () => {
    const { has, tryOut, sessions } = logIn();
    await has({ passwordHash });
    await has({ id: 'bob', username: 'bob', email: 'bob@shop.test', passwordHash: null, googleId: 'g' });
    for (const [email, password] of [
      ['nobody@shop.test', PASSWORD],
      ['ann@shop.test', 'secret1'],
      ['bob@shop.test', PASSWORD],
    ] as const)
      await expect(tryOut(email, password)).rejects.toThrow(new InvalidCredentials());
    expect(sessions.all).toEqual([]);
  });

  it('refuses a deactivated user, and says so only after the correct password', async () => {
    const { has, tryOut } = logIn();
    await has({ passwordHash, isActive: false });
    await expect(tryOut('ann@shop.test', PASSWORD)).rejects.toThrow(new AccountDisabled());
    await expect(tryOut('ann@shop.test', 'wrong')).rejects.toThrow(new InvalidCredentials());
  });

  it('refuses the correct password after ten failures for its address, and accepts other addresses', async () => {
    const { has, tryOut } = logIn();
    await has({ passwordHash });
    await has({ id: 'bob', username: 'bob', email: 'bob@shop.test', passwordHash });
    for (let attempt = 1; attempt <= 10; attempt++)
      await expect(tryOut('ann@shop.test', 'wrong')).rejects.toThrow(InvalidCredentials);
    await expect(tryOut('ann@shop.test', PASSWORD)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(tryOut('bob@shop.test', PASSWORD)).resolves.toMatchObject({ userId: 'bob' });
  });

  it('refuses an IP address after fifty failures', async () => {
    const { has, tryOut } = logIn();
    await has({ passwordHash });
    for (let attempt = 1; attempt <= 50; attempt++)
      await expect(tryOut(`guess${attempt}@shop.test`, 'wrong')).rejects.toThrow(InvalidCredentials);
    await expect(tryOut('ann@shop.test', PASSWORD)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(tryOut('ann@shop.test', PASSWORD, '10.0.0.2')).resolves.toBeDefined();
  });

  it('refuses a password that was replaced while it was compared', async () => {
    const { has, tryOut, hasher } = logIn();
    const ann = await has({ passwordHash });
    hasher.whileComparing = () => ann.setPassword('another hash');
    await expect(tryOut('ann@shop.test', PASSWORD)).rejects.toThrow(InvalidCredentials);
  });

  it('[ID-008] replaces the open session of a client; administrators may have several', async () => {
    const { has, tryOut, sessions, realtime } = logIn();
    const ann = await has({ passwordHash });
    const boss = await has({
      id: 'boss',
      username: 'boss',
      email: 'b@shop.test',
      role: 'admin',
      passwordHash,
    });
    for (const email of ['ann@shop.test', 'ann@shop.test', 'b@shop.test', 'b@shop.test'])
      await tryOut(email, PASSWORD);
    expect(sessions.openOf(ann.id)).toHaveLength(1);
    expect(sessions.openOf(boss.id)).toHaveLength(2);
    expect(realtime.endedSessions).toEqual([{ sessionId: sessions.all[0]?.id, replaced: true }]);
  });
});
