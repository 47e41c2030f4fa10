import type { ProfileInput } from '@manette/contracts/identity';
import { UsernameTaken } from '../../domain/user.errors.js';
import type { User } from '../../domain/user.js';
import { inMemoryIdentity } from '../../testing/in-memory-identity.js';
import { ChangeProfile, ChangeProfileHandler } from './change-profile.command.js';

function profile() {
  const identity = inMemoryIdentity();
  const { unitOfWork, users, limits, newPasswords, tokens, endSessions, notices, notify, audit } = identity;
  const handler = new ChangeProfileHandler(
    ...([unitOfWork, users, limits, newPasswords, tokens, endSessions, notices, notify, audit] as const),
  );
  const change = (user: User, input: ProfileInput) => {
    const principal = {
      userId: user.id,
      sessionId: 'here',
      role: user.role,
      username: 'ann',
      isVerified: true,
      provedAt: 0,
      mustEnrol: false,
    };
    return handler.execute(new ChangeProfile(principal, input));
  };
  return { ...identity, change };
}

describe('changing the profile', () => {
  it('[ID-133] keeps the password, the sessions and every field that is not given', async () => {
    const { has, signsIn, change, sessions, outbox } = profile();
    const ann = await has();
    await signsIn(ann, 'elsewhere');
    await change(ann, { username: 'annie' });
    expect(ann).toMatchObject({ username: 'annie', phone: '+213 551-234', passwordHash: 'hash' });
    expect(sessions.openOf(ann.id)).toHaveLength(1);
    expect(outbox.emitted).toMatchObject([{ event: 'user_updated' }]);
  });

  it('[LIF-018] stores the language of mails', async () => {
    const { has, change } = profile();
    const ann = await has();
    await change(ann, { language: 'ar' });
    expect(ann).toMatchObject({ language: 'ar', username: 'ann' });
  });

  it('[ID-005] ends the other sessions and deletes the mailed link when the password changes', async () => {
    const { has, signsIn, change, sendLink, sessions, tokens } = profile();
    const ann = await has();
    await signsIn(ann, 'here');
    await signsIn(ann, 'elsewhere');
    await sendLink.send('reset-password', ann, 'en');
    await change(ann, { password: 'Secret2' });
    expect(ann.passwordHash).toBe('hash of Secret2');
    expect(sessions.openOf(ann.id)).toMatchObject([{ id: 'here' }]);
    expect(tokens.all).toEqual([]);
  });

  it('[TRU-064] mails one notice about a new password, and none about other changes', async () => {
    const { has, change, outbox } = profile();
    const ann = await has();
    await change(ann, { username: 'annie' });
    expect(outbox.mails).toEqual([]);
    await change(ann, { password: 'Secret2' });
    expect(outbox.mails).toMatchObject([{ to: 'ann@shop.test', subject: 'Your password was changed' }]);
  });

  it('[ID-126] refuses a username that is taken', async () => {
    const { has, change } = profile();
    const ann = await has();
    await has({ id: 'bob', username: 'bob', email: 'bob@shop.test' });
    await expect(change(ann, { username: 'BOB' })).rejects.toThrow(new UsernameTaken());
  });
});
