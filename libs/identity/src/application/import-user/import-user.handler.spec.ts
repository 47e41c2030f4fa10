import { ImportUser, identityEvents, type ImportedUser } from '@manette/contracts/identity';
import { UsernameTaken } from '../../domain/user.errors.js';
import { inMemoryIdentity } from '../../testing/in-memory-identity.js';
import { ImportUserHandler } from './import-user.handler.js';

const BOB: ImportedUser = {
  username: 'bob',
  email: ' Bob@Shop.test ',
  phone: null,
  password: null,
  role: 'client',
  emailVerified: true,
  createdAt: new Date('2024-05-01T00:00:00Z'),
};

function importing() {
  const identity = inMemoryIdentity();
  const { unitOfWork, users, addUser, hasher } = identity;
  const handler = new ImportUserHandler(unitOfWork, users, addUser, hasher);
  const run = (change: Partial<ImportedUser> = {}) => handler.execute(new ImportUser({ ...BOB, ...change }));
  return { ...identity, run };
}

describe('importing a user', () => {
  it('adds the user with the given fields, without a session or a mail', async () => {
    const { run, users, sessions, outbox } = importing();
    const { id } = await run({ password: 'Secret1' });
    expect(users.all).toMatchObject([
      { id, email: 'bob@shop.test', passwordHash: 'hash of Secret1', createdAt: BOB.createdAt },
    ]);
    expect(outbox.events).toMatchObject([{ topic: identityEvents.userRegistered, payload: { userId: id } }]);
    expect([...sessions.all, ...outbox.mails]).toEqual([]);
  });

  it('returns the existing user with that address and does not change that user', async () => {
    const { run, users } = importing();
    const first = await run();
    expect(await run({ username: 'robert', email: 'bob@shop.test' })).toEqual(first);
    expect(users.all).toMatchObject([{ username: 'bob', passwordHash: null }]);
  });

  it('refuses the username of another user', async () => {
    const { run } = importing();
    await run();
    await expect(run({ email: 'other@shop.test' })).rejects.toThrow(new UsernameTaken());
  });
});
