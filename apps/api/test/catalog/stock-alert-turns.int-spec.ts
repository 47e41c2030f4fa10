import { catalogEvents, type BackInStock } from '@manette/contracts/catalog';
import { eventually } from '@manette/platform/testing';
import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../support/index.js';
import { Listings } from './support/listings.js';
import { RecordedEvents } from './support/recorded-events.js';

/** With this factor the hour between two turns is 3.6 seconds. The job runs each second. */
const env = { TEST_PERIOD_FACTOR: '0.001' };
const HOUR = 3600;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env });
});
afterAll(() => app.stop());

it('[POC-006, POC-112] waiting clients are notified in turns, each hour times TEST_PERIOD_FACTOR, without a call', async () => {
  const admin = await app.people.admin();
  const told = await RecordedEvents.of<BackInStock>(app, catalogEvents.backInStock);
  const { _id } = await new Listings(app, admin.token).account({ available: 0 });
  const people = Array.from({ length: 30 }, () => randomUUID());
  await app.database.query(
    `insert into catalog.stock_alert (user_id, kind, listing_id, created_at)
     select id, 'account', $1, now() from unnest($2::uuid[]) with ordinality as p(id, n) order by n`,
    [_id, people],
  );
  const toldNow = async () => (await told.all()).map(({ userId }) => userId);
  const began = performance.now();
  await app.call.put(`/api/accounts/${_id}`, admin.token).send({ available: 1 }).expect(200);
  expect(await toldNow()).toEqual(people.slice(0, 20));
  await eventually(async () => (await toldNow()).length > 20);
  expect(performance.now() - began).toBeGreaterThanOrEqual(HOUR);
  expect(await toldNow()).toEqual(people);
});
