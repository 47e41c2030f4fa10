import { identityEvents } from '@manette/contracts/identity';
import { AdminProtected, UserNotFound } from '../../domain/user.errors.js';
import { inMemoryIdentity } from '../../testing/in-memory-identity.js';
import { ToggleUser, ToggleUserHandler } from './toggle-user.command.js';

function toggle() {
  const identity = inMemoryIdentity();
  const { unitOfWork, users, revokeAccess, audit } = identity;
  const handler = new ToggleUserHandler(unitOfWork, users, revokeAccess, audit);
  return { ...identity, toggle: (userId: string) => handler.execute(new ToggleUser(userId)) };
}

describe('deactivating and activating a client', () => {
  it('[ID-096] ends the sessions of a deactivated client and publishes the event', async () => {
    const { has, signsIn, toggle: run, sessions, outbox } = toggle();
    const ann = await has();
    await signsIn(ann);
    await run(ann.id);
    expect(ann.isActive).toBe(false);
    expect(sessions.all).toMatchObject([{ endReason: 'deactivated' }]);
    expect(outbox.events).toEqual([
      { topic: identityEvents.sessionEnded, payload: { sessionId: 'session', userId: ann.id } },
      { topic: identityEvents.userDeactivated, payload: { userId: ann.id } },
    ]);
  });

  it('[ID-096] activates a deactivated client without an event', async () => {
    const { has, toggle: run, outbox } = toggle();
    const ann = await has({ isActive: false });
    await run(ann.id);
    expect(ann.isActive).toBe(true);
    expect(outbox.events).toEqual([]);
  });

  it('[ID-097] refuses administrators and unknown users', async () => {
    const { has, signsIn, toggle: run, sessions } = toggle();
    const boss = await has({ role: 'admin' });
    await signsIn(boss);
    await expect(run(boss.id)).rejects.toThrow(new AdminProtected());
    expect(sessions.openOf(boss.id)).toHaveLength(1);
    await expect(run('nobody')).rejects.toThrow(new UserNotFound());
  });
});
