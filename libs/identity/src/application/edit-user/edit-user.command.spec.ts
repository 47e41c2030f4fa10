import type { UserEditInput } from '@manette/contracts/identity';
import { RecentProof, type AppConfig } from '@manette/platform';
import {
  AdminProtected,
  ChangedByOperator,
  EmailTaken,
  UserNotFound,
  UsernameTaken,
} from '../../domain/user.errors.js';
import { inMemoryIdentity } from '../../testing/in-memory-identity.js';
import { EditUser, EditUserHandler } from './edit-user.command.js';

const ORIGIN = { ip: '41.96.12.200', userAgent: undefined };

function editing(settings: Partial<AppConfig> = {}) {
  const identity = inMemoryIdentity(settings);
  const { config, unitOfWork, users, applyEdit, clock, audit } = identity;
  const proof = new RecentProof(config, clock);
  const handler = new EditUserHandler(config, unitOfWork, users, applyEdit, proof, audit);
  const provedAt = clock.now().getTime();
  const edit = (userId: string, input: UserEditInput) =>
    handler.execute(new EditUser(userId, input, ORIGIN, { provedAt }));
  return { ...identity, edit };
}

describe('editing a user', () => {
  it('changes the given fields and notifies the user’s pages', async () => {
    const { has, edit, outbox, realtime } = editing();
    const ann = await has();
    await edit(ann.id, { username: 'annie' });
    expect(ann).toMatchObject({ username: 'annie', email: 'ann@shop.test', emailVerified: true });
    expect(outbox.emitted).toMatchObject([{ event: 'user_updated' }]);
    expect([...realtime.changedUsers, ...outbox.mails]).toEqual([]);
  });

  it('mails a link to a new address, which is unverified, and a notice to the former one', async () => {
    const { has, edit, outbox, realtime } = editing();
    const ann = await has();
    await edit(ann.id, { email: 'ann@new.test' });
    expect(ann.emailVerified).toBe(false);
    expect(outbox.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ann@new.test', 'Verify your email address'],
      ['ann@shop.test', 'Your email address was changed'],
    ]);
    expect(realtime.changedUsers).toEqual([ann.id]);
  });

  it('ends the sessions of a user who is deactivated', async () => {
    const { has, signsIn, edit, sessions } = editing();
    const ann = await has();
    await signsIn(ann);
    await edit(ann.id, { isActive: false });
    expect(sessions.all).toMatchObject([{ endReason: 'deactivated' }]);
  });

  it('[ID-126] refuses a username or an address of another user', async () => {
    const { has, edit } = editing();
    const ann = await has();
    await has({ id: 'bob', username: 'bob', email: 'bob@shop.test' });
    await expect(edit(ann.id, { username: 'Bob' })).rejects.toThrow(new UsernameTaken());
    await expect(edit(ann.id, { username: 'ann', email: 'bob@shop.test' })).rejects.toThrow(new EmailTaken());
    await expect(edit('nobody', { username: 'x' })).rejects.toThrow(new UserNotFound());
  });

  it('[ID-097] [ID-098] refuses to change an administrator’s role or active state', async () => {
    const { has, edit } = editing();
    const boss = await has({ role: 'admin' });
    await expect(edit(boss.id, { role: 'client' })).rejects.toThrow(new AdminProtected());
    await expect(edit(boss.id, { isActive: false })).rejects.toThrow(new AdminProtected());
  });

  it('[TRU-056] refuses to change roles and administrators’ addresses when ADMIN_ROLE_CHANGES is operator', async () => {
    const { has, edit } = editing({ adminRoleChanges: 'operator' });
    const ann = await has();
    const boss = await has({ id: 'boss', username: 'boss', email: 'boss@shop.test', role: 'admin' });
    await expect(edit(ann.id, { role: 'admin' })).rejects.toThrow(new ChangedByOperator());
    await expect(edit(boss.id, { email: 'new@shop.test' })).rejects.toThrow(new ChangedByOperator());
    await edit(ann.id, { role: 'client', email: 'ann@new.test' });
    await edit(boss.id, { username: 'chief', email: 'boss@shop.test' });
    expect([ann.email, boss.username]).toEqual(['ann@new.test', 'chief']);
  });
});
