import { aUser, anAdmin } from '../testing/user.mother.js';
import { GoogleConflict } from './google.errors.js';
import { AdminProtected } from './user.errors.js';

const NOW = new Date('2026-02-01T00:00:00Z');

describe('a user', () => {
  it('verifies an address once', () => {
    const ann = aUser({ emailVerified: false });
    expect(ann.verifyEmail()).toBe(true);
    expect(ann.emailVerified).toBe(true);
    expect(ann.verifyEmail()).toBe(false);
  });

  it('[ID-133] changes the given fields and keeps the others', () => {
    const ann = aUser();
    ann.changeProfile({ username: 'annie', phone: null });
    expect(ann).toMatchObject({ username: 'annie', phone: null, address: '1 Rue Didouche' });
  });

  it('stores the phone as typed, together with its E.164 form', () => {
    const ann = aUser({ phone: '0555 12 34 56' });
    expect(ann).toMatchObject({ phone: '0555 12 34 56', phoneE164: '+213555123456' });
    ann.changeProfile({ address: 'Oran' });
    expect(ann.phoneE164).toBe('+213555123456');
    ann.edit({ phone: '+33 6 12 34 56 78' });
    expect(ann.phoneE164).toBe('+33612345678');
    ann.changeProfile({ phone: '1234567' });
    expect(ann).toMatchObject({ phone: '1234567', phoneE164: null });
    ann.changeProfile({ phone: '0555 12 34 56' });
    ann.anonymize(NOW);
    expect(ann).toMatchObject({ phone: null, phoneE164: null });
  });

  it('is unverified again with a new address', () => {
    const ann = aUser();
    expect(ann.edit({ email: 'ann@new.test' })).toEqual({
      addressChanged: true,
      deactivated: false,
      promoted: false,
      permissionsChanged: true,
    });
    expect(ann.emailVerified).toBe(false);
    expect(aUser().edit({ email: 'ann@shop.test', role: 'client' }).addressChanged).toBe(false);
  });

  it('reports changed permissions when promoted or when the verification gate closes, and for no other edit', () => {
    expect(aUser().edit({ role: 'admin' })).toMatchObject({ promoted: true, permissionsChanged: true });
    expect(aUser({ googleId: 'g' }).edit({ email: 'ann@new.test' }).permissionsChanged).toBe(false);
    expect(anAdmin().edit({ email: 'ann@new.test', role: 'admin' }).permissionsChanged).toBe(false);
    expect(aUser().edit({ username: 'annie', isActive: false }).permissionsChanged).toBe(false);
  });

  it('reports a promotion only once', () => {
    const ann = aUser({ isActive: false, emailVerified: false });
    expect([ann.promote(), ann.promote()]).toEqual([true, false]);
    expect(ann).toMatchObject({ role: 'admin', isActive: true, emailVerified: true });
  });

  it('[ID-096] can be deactivated and activated by an administrator', () => {
    const ann = aUser();
    ann.toggleActive();
    expect(ann.isActive).toBe(false);
    ann.toggleActive();
    expect(ann.isActive).toBe(true);
    expect(aUser().edit({ isActive: false }).deactivated).toBe(true);
    expect(aUser({ isActive: false }).edit({ isActive: false }).deactivated).toBe(false);
  });

  it('loses all personal data when deleted', () => {
    const ann = aUser({ googleId: 'g' });
    ann.anonymize(NOW);
    const { username, email, phone, address, passwordHash, googleId, pictureKey, isActive, deletedAt } = ann;
    expect([username, email, phone, address, passwordHash, googleId, pictureKey]).toEqual(
      Array(7).fill(null),
    );
    expect([isActive, deletedAt]).toEqual([false, NOW]);
  });

  it('returns the key of the former picture', () => {
    expect(aUser().setPicture('public/people/new.webp')).toBe('public/people/ann.webp');
  });
});

describe('an administrator', () => {
  it('[ID-097] keeps the active state', () => {
    expect(() => anAdmin().toggleActive()).toThrow(AdminProtected);
    expect(() => anAdmin().edit({ isActive: false })).toThrow(AdminProtected);
  });

  it('[ID-098] keeps the role', () => {
    expect(() => anAdmin().edit({ role: 'client' })).toThrow(AdminProtected);
    const admin = anAdmin();
    admin.edit({ role: 'admin', isActive: true, username: 'boss' });
    expect(admin.username).toBe('boss');
  });

  it('[ID-097] is never inactive, as nobody could activate an inactive administrator', () => {
    expect(() => aUser().edit({ role: 'admin', isActive: false })).toThrow(AdminProtected);
    expect(() => aUser({ isActive: false }).edit({ role: 'admin' })).toThrow(AdminProtected);
    const ann = aUser({ isActive: false });
    ann.edit({ role: 'admin', isActive: true });
    expect(ann).toMatchObject({ role: 'admin', isActive: true });
  });

  it('[ID-139] is never deleted', () => {
    expect(() => anAdmin().anonymize(NOW)).toThrow(AdminProtected);
  });
});

describe('linking Google', () => {
  it.each([true, false])(
    'removes the password of an address registered before (verified: %p)',
    (emailVerified) => {
      const ann = aUser({ emailVerified });
      expect(ann.linkGoogle('g')).toBe(true);
      expect(ann).toMatchObject({ googleId: 'g', passwordHash: null, emailVerified: true });
    },
  );

  it('changes nothing when the same identity is already linked', () => {
    const ann = aUser({ googleId: 'g' });
    expect(ann.linkGoogle('g')).toBe(false);
    expect(ann.passwordHash).toBe('hash');
  });

  it('[TRU-060] never replaces another identity', () => {
    const ann = aUser({ googleId: 'g' });
    expect(() => ann.linkGoogle('other')).toThrow(GoogleConflict);
    expect(ann).toMatchObject({ googleId: 'g', passwordHash: 'hash' });
  });
});
