import {
  GetOrderableItem,
  TakeFromStock,
  type AccountView,
  type GiftCardView,
  type ItemRef,
} from '@manette/contracts/catalog';
import { DomainError } from '@manette/contracts/errors';
import { UnitOfWork } from '@manette/platform';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { startTestApp, type TestApp } from '../support/index.js';
import { Listings } from './support/listings.js';

let app: TestApp;
let admin: string;
let listings: Listings;
const take = (item: ItemRef) => app.app.get(CommandBus).execute(new TakeFromStock(item));
const accountLeft = async (id: string) =>
  ((await app.call.get(`/api/accounts/${id}`, admin).expect(200)).body as { account: AccountView }).account
    .available;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await app.people.admin()).token;
  listings = new Listings(app, admin);
});
afterAll(() => app.stop());

describe('taking from stock', () => {
  it('[CAT-090] [CAT-091] gives three units to three of fifty who come at once', async () => {
    const { _id: id } = await listings.account({ available: 3 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () => take({ kind: 'account', id })),
    );
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as DomainError] : []));
    expect(refused).toHaveLength(47);
    for (const reason of refused)
      expect(reason).toMatchObject({ code: 'OUT_OF_STOCK', message: 'This account is out of stock' });
    expect(await accountLeft(id)).toBe(0);
  });

  it('takes gift cards likewise, deleted ones without a word and never below zero', async () => {
    const socket = await app.sockets.connect(admin);
    const { _id: id } = await listings.giftCard({ available: 2 });
    await take({ kind: 'giftCard', id });
    const { body } = await app.call.get(`/api/giftcards/${id}`, admin).expect(200);
    expect((body as { giftCard: GiftCardView }).giftCard.available).toBe(1);
    await app.call.delete(`/api/giftcards/${id}`, admin).expect(200);
    await take({ kind: 'giftCard', id });
    await expect(take({ kind: 'giftCard', id })).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
      message: 'This gift card is out of stock',
    });
    await socket.next('giftcard_deleted', ({ _id }) => _id === id);
    const { _id: last } = await listings.giftCard();
    await take({ kind: 'giftCard', id: last });
    await socket.next('giftcard_updated', ({ _id }) => _id === last);
    expect(socket.of('giftcard_updated').filter(({ _id }) => _id === id)).toHaveLength(1);
  });

  it('belongs to the transaction of the caller', async () => {
    const { _id: id } = await listings.account({ available: 1 });
    const socket = await app.sockets.connect(admin);
    const failing = app.app.get(UnitOfWork).run(async () => {
      await take({ kind: 'account', id });
      throw new Error('the caller fails later');
    });
    await expect(failing).rejects.toThrow('the caller fails later');
    expect(await accountLeft(id)).toBe(1);
    await take({ kind: 'account', id });
    const told = await socket.next('account_updated', (account) => account._id === id);
    expect(told.available).toBe(0);
    expect(socket.of('account_updated')).toHaveLength(1);
  });

  it('never loses a unit to an administrator who edits something else meanwhile', async () => {
    const { _id: id } = await listings.account({ available: 20 });
    const edit = (index: number) =>
      app.call
        .put(`/api/accounts/${id}`, admin)
        .send({ duration: index + 1 })
        .expect(200);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? edit(index) : take({ kind: 'account', id }))),
    );
    expect(await accountLeft(id)).toBe(10);
  });
});

describe('an orderable item', () => {
  it('is told as orders keep it, and is null when it is not on the shelf', async () => {
    const ask = (item: ItemRef) => app.app.get(QueryBus).execute(new GetOrderableItem(item));
    const { _id: id } = await listings.account({ codeName: 'Wanted' });
    expect(await ask({ kind: 'account', id })).toEqual({
      ...{ kind: 'account', id, name: 'Wanted', platform: 'PS4', available: 2 },
      price: { amount: 2500, currency: 'DZD' },
    });
    expect(await ask({ kind: 'giftCard', id })).toBeNull();
    await app.call.delete(`/api/accounts/${id}`, admin).expect(200);
    expect(await ask({ kind: 'account', id })).toBeNull();
  });
});
