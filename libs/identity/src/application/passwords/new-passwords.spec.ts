import { password } from '@manette/contracts/identity';
import { inMemoryIdentity } from '../../testing/in-memory-identity.js';
import { COMMON_PASSWORDS } from './common-passwords.list.js';

const listed = COMMON_PASSWORDS.trim().split(/\s+/);
const NAMED = ['Password1', 'Password123', 'Passw0rd', 'Qwerty123', 'Welcome1', 'Abc123'];

function passwords(refusesCommonPasswords = true) {
  const { newPasswords, config } = inMemoryIdentity();
  Object.assign(config, { trust: { ...config.trust, refusesCommonPasswords } });
  return newPasswords;
}

describe('the list of common passwords', () => {
  it('[TRU-071] has 3,000 different entries that all meet the rules of a password', () => {
    expect(new Set(listed.map((one) => one.toLowerCase())).size).toBe(3000);
    expect(listed).toHaveLength(3000);
    expect(listed.filter((one) => !password.safeParse(one).success || one.length > 49)).toEqual([]);
    expect(listed).toEqual(expect.arrayContaining(NAMED));
  });
});

describe('a password that is being set', () => {
  it.each([...NAMED, 'pASSWORD1', 'ABc123', 'welcomE1'])(
    '[TRU-069] is refused with an error of its field when it is %s',
    async (given) => {
      await expect(passwords().hash(given)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: [{ field: 'password', message: 'This password is too common' }],
      });
    },
  );

  it('[TRU-069] is accepted when only a part of it is listed, or when COMMON_PASSWORDS is allow', async () => {
    expect(await passwords().hash('Password1!')).toBe('hash of Password1!');
    expect(await passwords(false).hash('Password1')).toBe('hash of Password1');
  });
});
