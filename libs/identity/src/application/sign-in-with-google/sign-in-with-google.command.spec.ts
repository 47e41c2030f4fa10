import { GoogleConflict, GoogleRefused } from '../../domain/google.errors.js';
import { AccountDisabled } from '../../domain/session.errors.js';
import { inMemoryIdentity } from '../../testing/in-memory-identity.js';
import type { GoogleProfile } from './google-oidc-client.js';
import { LinkGoogle } from './link-google.js';
import { SignInWithGoogle, SignInWithGoogleHandler } from './sign-in-with-google.command.js';

const PROFILE: GoogleProfile = { googleId: 'g-ann', email: 'ann@shop.test', emailVerified: true };
const ORIGIN = { ip: '41.96.12.200', userAgent: undefined };

function google() {
  const identity = inMemoryIdentity();
  const { unitOfWork, users, tokens, addUser, endSessions, notices, beginSignIn, audit } = identity;
  const link = new LinkGoogle(users, tokens, endSessions, notices, audit);
  const handler = new SignInWithGoogleHandler(unitOfWork, users, addUser, link, beginSignIn);
  const signIn = (change: Partial<GoogleProfile> = {}) =>
    handler.execute(new SignInWithGoogle({ ...PROFILE, ...change }, 'en', ORIGIN));
  return { ...identity, signIn };
}

describe('signing in with Google', () => {
  it('[ID-004] adds a verified client named after the address', async () => {
    const { signIn, users, sessions } = google();
    await signIn({ email: 'ann.smith@shop.test' });
    expect(users.all).toMatchObject([
      { username: 'ann_smith', googleId: 'g-ann', emailVerified: true, role: 'client', passwordHash: null },
    ]);
    expect(sessions.openOf(users.all[0]?.id ?? '')).toHaveLength(1);
  });

  it('adds digits to a username that is taken', async () => {
    const { has, signIn, users } = google();
    await has({ email: 'other@shop.test' });
    await signIn({ email: 'ann_@shop.test' });
    expect(users.all.at(-1)?.username).toMatch(/^ann_\d{4}$/);
  });

  it('links a user who has the address, and removes the password, mailed links and sessions', async () => {
    const { has, signsIn, sendLink, signIn, users, sessions, tokens, outbox } = google();
    const ann = await has();
    await signsIn(ann, 'former');
    await sendLink.send('reset-password', ann, 'en');
    await signIn();
    expect(users.all).toHaveLength(1);
    expect(ann).toMatchObject({ googleId: 'g-ann', passwordHash: null });
    expect(sessions.all[0]).toMatchObject({ id: 'former', endReason: 'password' });
    expect(tokens.all).toEqual([]);
    expect(outbox.mails.at(-1)?.subject).toBe('Google was linked to your account');
  });

  it('finds a linked user by the Google identity, regardless of the address that Google returns', async () => {
    const { has, signIn, users } = google();
    await has({ googleId: 'g-ann' });
    await signIn({ email: 'elsewhere@shop.test', emailVerified: false });
    expect(users.all).toMatchObject([{ email: 'ann@shop.test', passwordHash: 'hash' }]);
  });

  it('refuses an address that Google has not verified, and an address that cannot receive mail', async () => {
    const { signIn, users } = google();
    await expect(signIn({ emailVerified: false })).rejects.toThrow(GoogleRefused);
    await expect(signIn({ email: 'ann@shop' })).rejects.toThrow(GoogleRefused);
    expect(users.all).toEqual([]);
  });

  it('[TRU-060] refuses an address that is linked to another Google identity', async () => {
    const { has, signIn, sessions } = google();
    await has({ googleId: 'g-other' });
    await expect(signIn()).rejects.toThrow(new GoogleConflict());
    expect(sessions.all).toEqual([]);
  });

  it('refuses a deactivated user', async () => {
    const { has, signIn } = google();
    await has({ googleId: 'g-ann', isActive: false });
    await expect(signIn()).rejects.toThrow(new AccountDisabled());
  });
});
