import { DemoteAdministrator } from '@manette/contracts/identity';
import { LastAdministrator, NotAnAdministrator } from '../../domain/user.errors.js';
import { inMemoryIdentity } from '../../testing/in-memory-identity.js';
import { DemoteAdministratorHandler } from './demote-administrator.handler.js';

function demotion() {
  const identity = inMemoryIdentity();
  const { unitOfWork, users, endSessions, notify, audit } = identity;
  const handler = new DemoteAdministratorHandler(unitOfWork, users, endSessions, notify, audit);
  return { ...identity, demote: (email: string) => handler.execute(new DemoteAdministrator(email)) };
}

describe('demoting an administrator', () => {
  it('[TRU-057] turns the administrator into a client and ends their sessions', async () => {
    const { has, signsIn, demote, sessions, realtime } = demotion();
    const boss = await has({ role: 'admin' });
    await has({ id: 'other', username: 'other', email: 'other@shop.test', role: 'admin' });
    await signsIn(boss);
    await demote(' Ann@shop.test ');
    expect(boss.role).toBe('client');
    expect(sessions.all).toMatchObject([{ endReason: 'demoted' }]);
    expect(realtime.changedUsers).toEqual([boss.id]);
    await expect(demote('ann@shop.test')).rejects.toThrow(new NotAnAdministrator());
  });

  it('[TRU-058] never demotes the last active administrator', async () => {
    const { has, demote } = demotion();
    const boss = await has({ role: 'admin' });
    await has({ id: 'gone', username: 'gone', email: 'gone@shop.test', role: 'admin', isActive: false });
    await expect(demote('ann@shop.test')).rejects.toThrow(new LastAdministrator());
    expect(boss.role).toBe('admin');
  });
});
