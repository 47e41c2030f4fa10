import {
  ChangeAddress,
  CreateAdministrator,
  DemoteAdministrator,
  PromoteToAdministrator,
  ReplacePassword,
} from '@manette/contracts/identity';
import { NotAnOrder, orderOf } from './order.js';

const ask = () => Promise.resolve('Secret1');

describe('the operator’s orders', () => {
  it('create, promote, demote, change an address and reset', async () => {
    expect(await orderOf(['create', ' Boss@Shop.test', 'boss'], ask)).toEqual(
      new CreateAdministrator({ email: 'boss@shop.test', username: 'boss', password: 'Secret1' }),
    );
    expect(await orderOf(['promote', 'a@b.test'], ask)).toEqual(new PromoteToAdministrator('a@b.test'));
    expect(await orderOf(['demote', 'a@b.test'], ask)).toEqual(new DemoteAdministrator('a@b.test'));
    expect(await orderOf(['change-email', 'a@b.test', ' New@B.test '], ask)).toEqual(
      new ChangeAddress('a@b.test', 'new@b.test'),
    );
    expect(await orderOf(['reset', 'a@b.test'], ask)).toEqual(new ReplacePassword('a@b.test', 'Secret1'));
  });

  it('[TRU-074] are refused in words when they break a rule', async () => {
    const weak = () => Promise.resolve('abc');
    await expect(orderOf(['reset', 'a@b.test'], weak)).rejects.toThrow(
      'Password must be at least 6 characters',
    );
    await expect(orderOf(['create', 'x', 'boss'], ask)).rejects.toThrow('Invalid email format');
    await expect(orderOf(['create', 'a<b@c.test>', 'boss'], ask)).rejects.toThrow('Invalid email format');
    await expect(orderOf(['create', 'a@b.test'], ask)).rejects.toThrow(/^Username must be/);
    await expect(orderOf(['change-email', 'a@b.test'], ask)).rejects.toThrow('Email is required');
    await expect(orderOf(['change-email', 'a@b.test', 'x'], ask)).rejects.toThrow('Invalid email format');
    await expect(orderOf([], ask)).rejects.toThrow(NotAnOrder);
    await expect(orderOf(['rule'], ask)).rejects.toThrow('npm run admin -- create');
  });
});
