import { identityEvents } from '@manette/contracts/identity';
import { EmailTaken } from '../../domain/user.errors.js';
import { inMemoryIdentity } from '../../testing/in-memory-identity.js';
import { aUser } from '../../testing/user.mother.js';

describe('adding a user', () => {
  it('sets an id and the creation time, stores the user and publishes the event', async () => {
    const { addUser, users, outbox, clock } = inMemoryIdentity();
    const user = await addUser.from((created) => aUser(created));
    expect(user.createdAt).toEqual(clock.now());
    expect(users.all).toEqual([user]);
    expect(outbox.events).toMatchObject([
      { topic: identityEvents.userRegistered, payload: { userId: user.id } },
    ]);
  });

  it('publishes nothing when the address is taken', async () => {
    const { addUser, has, outbox } = inMemoryIdentity();
    await has();
    const again = addUser.from((created) => aUser({ ...created, username: 'other' }));
    await expect(again).rejects.toThrow(new EmailTaken());
    expect(outbox.events).toEqual([]);
  });
});
