import { Argon2PasswordHasher } from './argon2-password-hasher.js';

const hasher = new Argon2PasswordHasher();

describe('hashing passwords', () => {
  it('uses argon2id and a new salt each time', async () => {
    const [one, two] = await Promise.all([hasher.hash('Secret1'), hasher.hash('Secret1')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it('accepts a correct password and rejects a wrong one', async () => {
    const stored = await hasher.hash('Secret1');
    expect(await hasher.matches('Secret1', stored)).toBe(true);
    expect(await hasher.matches('secret1', stored)).toBe(false);
  });

  it('matches no password when no hash is stored', async () => {
    expect(await hasher.matches('nobody has this password', null)).toBe(false);
  });
});
