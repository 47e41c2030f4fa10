import {
  AddToStock,
  GetListingFacts,
  GetOrderableItem,
  LockListing,
  SetCountedStock,
  SetListingRating,
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
  it('[CAT-090] [CAT-091] gives three units to three of fifty concurrent callers', async () => {
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

  it('takes gift cards too, deleted ones without an event, and never below zero', async () => {
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

  it('takes part in the transaction of the caller', async () => {
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

  it('loses no unit when an administrator edits other fields at the same time', async () => {
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
  it('has the fields that orders store, and is null when it is deleted or of another kind', async () => {
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

describe('counted stock', () => {
  const run = (command: object) => app.app.get(CommandBus).execute<object, unknown>(command);
  const put = (id: string, changes: object) => app.call.put(`/api/accounts/${id}`, admin).send(changes);

  it('[LIF-006] [LIF-007] is set only by the vault or the ledger; an administrator’s number is ignored', async () => {
    const { _id: id, countedStock } = await listings.account({ available: 2 });
    expect(countedStock).toBe(false);
    const item = { kind: 'account', id } as const;
    await run(new SetCountedStock(item, { vault: true, available: 5 }));
    const { body } = await put(id, { available: 40, duration: 2 }).expect(200);
    expect(body).toMatchObject({ account: { available: 5, countedStock: true, duration: 2 } });
    await run(new SetCountedStock(item, { vault: false, ledger: true }));
    await put(id, { console: 'PS4', service: 'Secondaire_Online' }).expect(200);
    const refused = await put(id, { console: 'PS5' }).expect(409);
    expect(refused.body).toMatchObject({ code: 'CONFLICT', message: 'Switch the rental ledger off first' });
    await run(new SetCountedStock(item, { ledger: false }));
    const { body: free } = await put(id, { available: 7 }).expect(200);
    expect(free).toMatchObject({ account: { available: 7, countedStock: false } });
  });

  it('[LIF-007] ignores the number of an administrator whose change runs concurrently with the switch', async () => {
    const { _id: id } = await listings.giftCard({ available: 2 });
    const item = { kind: 'giftCard', id } as const;
    await Promise.all([
      run(new SetCountedStock(item, { vault: true, available: 3 })),
      ...[50, 60].map((available) =>
        app.call.put(`/api/giftcards/${id}`, admin).send({ available }).expect(200),
      ),
    ]);
    expect(await app.app.get(QueryBus).execute(new GetListingFacts(item))).toMatchObject({ available: 3 });
  });

  it('[LIF-007] is correct when units are taken and returned concurrently, in the order of the locks', async () => {
    const { _id: id } = await listings.account({ available: 5 });
    const item = { kind: 'account', id } as const;
    const act = (command: object) =>
      app.app.get(UnitOfWork).run(async () => {
        expect(await run(new LockListing(item))).toMatchObject({ id, name: 'Orbital 9', duration: 1 });
        await run(command);
      });
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        act(index % 2 ? new AddToStock(item, 1) : new TakeFromStock(item)),
      ),
    );
    expect(await accountLeft(id)).toBe(5);
  });

  it('[LIF-103] the rating is shown, and the ETags of page and list change with it', async () => {
    const { _id: id, rating } = await listings.account();
    expect(rating).toBeNull();
    const paths = [`/api/accounts/${id}`, '/api/accounts?limit=50'];
    const read = (path: string) => app.call.get(path, admin).expect(200);
    const before = await Promise.all(paths.map(read));
    await run(new SetListingRating({ kind: 'account', id }, { average: 4.3, count: 3 }));
    const after = await Promise.all(paths.map(read));
    expect(after.map(({ headers }) => headers['etag'])).not.toEqual(
      before.map(({ headers }) => headers['etag']),
    );
    expect(after[0]!.body).toMatchObject({ account: { rating: { average: 4.3, count: 3 } } });
    await app.call.get(paths[0]!, admin).set('If-None-Match', before[0]!.headers['etag']!).expect(200);
    await run(new SetListingRating({ kind: 'account', id }, null));
    expect((await read(paths[0]!)).body).toMatchObject({ account: { rating: null } });
  });
});
