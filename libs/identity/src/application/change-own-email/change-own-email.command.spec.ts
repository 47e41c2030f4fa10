import { ChangedByOperator, EmailTaken } from '../../domain/user.errors.js';
import { inMemoryIdentity } from '../../testing/in-memory-identity.js';
import { ChangeOwnEmail, ChangeOwnEmailHandler } from './change-own-email.command.js';

const ORIGIN = { ip: '41.96.12.7', userAgent: undefined };

function addresses(adminRoleChanges: 'api' | 'operator' = 'api') {
  const identity = inMemoryIdentity({ adminRoleChanges });
  const { config, unitOfWork, users, limits, applyEdit, audit } = identity;
  const handler = new ChangeOwnEmailHandler(config, unitOfWork, users, limits, applyEdit, audit);
  const change = (userId: string, email: string) =>
    handler.execute(new ChangeOwnEmail(userId, email, ORIGIN));
  return { ...identity, change };
}

describe('changing one’s own address', () => {
  it('[TRU-055] marks the new address as unverified, mails both addresses and records an audit entry', async () => {
    const { has, change, outbox, audit } = addresses();
    const ann = await has({ emailVerified: true });
    await change(ann.id, 'new@shop.test');
    expect(ann).toMatchObject({ email: 'new@shop.test', emailVerified: false });
    expect(outbox.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['new@shop.test', 'Verify your email address'],
      ['ann@shop.test', 'Your email address was changed'],
    ]);
    expect(audit.facts).toMatchObject([{ action: 'email.changed', target: { type: 'user', _id: ann.id } }]);
  });

  it('[TRU-055] changes, mails and records nothing when the address is the current one', async () => {
    const { has, change, outbox, audit } = addresses();
    const ann = await has({ emailVerified: true });
    await change(ann.id, 'ann@shop.test');
    expect(ann.emailVerified).toBe(true);
    expect([...outbox.mails, ...audit.facts]).toEqual([]);
  });

  it('[TRU-055] refuses an address that is taken, and the sixth attempt within an hour', async () => {
    const { has, change } = addresses();
    const ann = await has();
    await has({ id: 'bob', username: 'bob', email: 'bob@shop.test' });
    await expect(change(ann.id, 'Bob@shop.test')).rejects.toThrow(new EmailTaken());
    for (let number = 2; number <= 5; number++) await change(ann.id, `ann${number}@shop.test`);
    await expect(change(ann.id, 'ann6@shop.test')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(ann.email).toBe('ann5@shop.test');
  });

  it('[TRU-056] refuses to change an administrator’s address when ADMIN_ROLE_CHANGES is operator', async () => {
    const { has, change } = addresses('operator');
    const boss = await has({ role: 'admin' });
    await expect(change(boss.id, 'new@shop.test')).rejects.toThrow(new ChangedByOperator());
    await change(boss.id, 'ann@shop.test');
    expect(boss.email).toBe('ann@shop.test');
    const free = addresses();
    const chief = await free.has({ role: 'admin' });
    await free.change(chief.id, 'new@shop.test');
    expect(chief.email).toBe('new@shop.test');
  });
});
