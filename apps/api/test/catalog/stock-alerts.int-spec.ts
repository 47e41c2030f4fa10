import { NotifyWaitingClients } from '@manette/catalog';
import {
  AddToStock,
  catalogEvents,
  SetCountedStock,
  TakeFromStock,
  type BackInStock,
} from '@manette/contracts/catalog';
import { eventually } from '@manette/platform/testing';
import { CommandBus } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp, type TestPerson } from '../support/index.js';
import { Listings } from './support/listings.js';
import { RecordedEvents } from './support/recorded-events.js';

const HOUR = 60 * 60_000;
let app: TestApp;
let admin: TestPerson;
let amina: TestPerson;
let listings: Listings;
let told: RecordedEvents<BackInStock>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.people.admin();
  amina = await app.people.verifiedClient();
  listings = new Listings(app, admin.token);
  told = await RecordedEvents.of(app, catalogEvents.backInStock);
});
afterAll(() => app.stop());

const wait = (person: TestPerson, body: object) =>
  app.call.post('/api/stock-alerts', person.token).send(body);
const soldOut = async () => (await listings.account({ available: 0 }))._id;
const run = (command: object) => app.app.get(CommandBus).execute<object, unknown>(command);
const turns = () => app.app.get(NotifyWaitingClients).nextTurns();
const put = (id: string, available: number) =>
  app.call.put(`/api/accounts/${id}`, admin.token).send({ available }).expect(200);

/** Adds users to the stock alerts of a listing, in the order of the returned ids. These users need not exist. */
async function queue(listing: string, count: number): Promise<string[]> {
  const people = Array.from({ length: count }, () => randomUUID());
  await app.database.query(
    `insert into catalog.stock_alert (user_id, kind, listing_id, created_at)
     select id, 'account', $1, now() from unnest($2::uuid[]) with ordinality as p(id, n) order by n`,
    [listing, people],
  );
  return people;
}
const toldOf = async (listing: string) =>
  (await told.all()).flatMap((one) => (one.listing.id === listing ? [one.userId] : []));

describe('a stock alert', () => {
  it('[POC-111] is for verified clients, on a listing without stock', async () => {
    const accountId = await soldOut();
    const first = await wait(amina, { accountId }).expect(201);
    expect(first.body).toEqual({ message: 'We will tell you when it is back in stock' });
    expect((await wait(amina, { accountId }).expect(200)).body).toEqual(first.body);
    const { _id: giftCardId } = await listings.giftCard({ available: 0, name: 'Empty' });
    await wait(amina, { giftCardId }).expect(201);
    const { body } = await app.call.get('/api/stock-alerts', amina.token).expect(200);
    expect(body).toEqual({
      stockAlerts: [
        { kind: 'giftCard', _id: giftCardId, name: 'Empty', createdAt: expect.any(String) },
        { kind: 'account', _id: accountId, name: 'Orbital 9', createdAt: expect.any(String) },
      ],
    });
    const { _id: inStock } = await listings.account();
    const refused = await wait(amina, { accountId: inStock }).expect(409);
    expect(refused.body).toMatchObject({ code: 'CONFLICT', message: 'This listing is in stock' });
    for (const body of [{}, { accountId, giftCardId }, { accountId: 'x' }])
      await wait(amina, body).expect(400);
    await wait(amina, { accountId: randomUUID() }).expect(404);
    expect((await wait(admin, { accountId }).expect(403)).body).toMatchObject({ code: 'FORBIDDEN' });
    await app.call.delete(`/api/stock-alerts/${accountId}`, amina.token).expect(200);
    await app.call.delete(`/api/stock-alerts/${accountId}`, amina.token).expect(404);
  });

  it('[POC-111] is limited to twenty listings per client, even with concurrent requests', async () => {
    const bilal = await app.people.verifiedClient();
    const ids: string[] = [];
    for (let count = 0; count < 22; count++) ids.push(await soldOut());
    const answers = await Promise.all(ids.map((accountId) => wait(bilal, { accountId })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      ...{ code: 'CONFLICT', message: 'You can wait for 20 listings at most.' },
    });
    await app.call.delete(
      `/api/accounts/${ids[answers.findIndex(({ status }) => status === 201)]}`,
      admin.token,
    );
    expect((await app.call.get('/api/stock-alerts', bilal.token)).body).toMatchObject({
      stockAlerts: { length: 19 },
    });
  });

  it('[POC-113] is deleted with its user', async () => {
    const gone = await app.people.verifiedClient();
    await wait(gone, { accountId: await soldOut() }).expect(201);
    await app.call.delete(`/api/users/${gone.id}`, admin.token).expect(200);
    const left = () => app.database.query('select from catalog.stock_alert where user_id = $1', [gone.id]);
    await eventually(async () => (await left()).length === 0);
  });
});

describe('a listing that is back in stock', () => {
  it('[POC-112] [POC-006] notifies twenty clients per added unit immediately, and every hour twenty per unit that is left', async () => {
    const id = await soldOut();
    const people = await queue(id, 130);
    await put(id, 2);
    expect(await toldOf(id)).toEqual(people.slice(0, 40));
    await turns();
    expect(await toldOf(id)).toHaveLength(40);
    await run(new TakeFromStock({ kind: 'account', id }));
    app.clock.advance(HOUR + 1000);
    await Promise.all([turns(), turns(), turns()]);
    expect(await toldOf(id)).toEqual(people.slice(0, 60));
    await run(new AddToStock({ kind: 'account', id }, 1));
    expect(await toldOf(id)).toEqual(people.slice(0, 80));
    await put(id, 0);
    app.clock.advance(HOUR + 1000);
    await turns();
    expect(await toldOf(id)).toHaveLength(80);
    await run(new SetCountedStock({ kind: 'account', id }, { vault: true, available: 1 }));
    expect(await toldOf(id)).toEqual(people.slice(0, 100));
    app.clock.advance(2 * HOUR);
    await turns();
    app.clock.advance(2 * HOUR);
    await turns();
    app.clock.advance(2 * HOUR);
    await turns();
    expect(await toldOf(id)).toEqual(people);
    expect(await app.database.query('select from catalog.stock_turn')).toEqual([]);
  });

  it('[POC-112] notifies no client twice and skips none, even with concurrent calls', async () => {
    const id = await soldOut();
    const people = await queue(id, 90);
    const item = { kind: 'account', id } as const;
    await Promise.all([
      ...Array.from({ length: 3 }, () => run(new AddToStock(item, 1))),
      wait(amina, { accountId: id }),
      turns(),
      turns(),
    ]);
    expect((await toldOf(id)).toSorted()).toEqual(people.slice(0, 60).toSorted());
    const { _id: gone } = await listings.account({ available: 0 });
    await queue(gone, 5);
    await app.call.delete(`/api/accounts/${gone}`, admin.token).expect(200);
    await run(new AddToStock({ kind: 'account', id: gone }, 1));
    expect(await toldOf(gone)).toEqual([]);
  });
});
