import { eventually } from '@manette/platform/testing';
import type { Scenario } from '../orders/support/scenario.js';
import type { PushBrowser } from './support/push-service.js';
import { ofTag, Pushes } from './support/pushes.js';

let pushes: Pushes;
let scenario: Scenario;
beforeAll(async () => {
  pushes = await Pushes.start();
  ({ scenario } = pushes);
});
afterAll(() => pushes.stop());

describe('a push service that refuses a push', () => {
  it('[POC-055] is called again five times, and after its Retry-After', async () => {
    const reader = await pushes.newClient();
    const [busy, held, gone] = [
      await pushes.browserOf(reader),
      await pushes.browserOf(reader),
      await pushes.browserOf(reader),
    ];
    pushes.service.answer(busy, { status: 503 });
    pushes.service.answer(held, { status: 429, headers: { 'retry-after': '3' } });
    pushes.service.answer(gone, { status: 410 });
    const ticket = await scenario.open(reader);
    await scenario.said(scenario.admin, ticket._id, 'Hello');
    await eventually(() => (busy.raw.length >= 6 && held.raw.length >= 2) || undefined, 60_000);
    const [first, next] = held.raw;
    expect((next?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(2_900);
    expect(new Set(busy.messages.map(({ tag }) => tag))).toEqual(new Set([`ticket-${ticket._id}`]));
    expect(gone.raw).toHaveLength(1);
    expect(await pushes.devices(reader)).toHaveLength(2);
    pushes.service.answer(busy, { status: 201 });
    await pushes.settled(busy, 30_000);
    expect(busy.raw).toHaveLength(6);
  });

  it('[POC-052] is not called again with a push that is no longer true', async () => {
    const boss = await pushes.newAdministrator();
    const readers = [
      await pushes.newClient(),
      await pushes.newClient(),
      await pushes.newClient(),
      await pushes.newClient(),
    ] as const;
    const [read, deleted, off, waiting] = readers;
    const all = await Promise.all([boss, ...readers].map((reader) => pushes.browserOf(reader)));
    const [office, ...theirs] = all as [PushBrowser, ...PushBrowser[]];
    for (const browser of all)
      pushes.service.answer(browser, { status: 429, headers: { 'retry-after': '3600' } });
    const tickets = [
      await scenario.open(read),
      await scenario.open(deleted),
      await scenario.open(off),
    ] as const;
    const messages = [];
    for (const { _id } of tickets) messages.push(await scenario.said(scenario.admin, _id, 'Hello'));
    const [closed, removed] = [await scenario.open(waiting), await scenario.open(waiting)];
    const { _id: accountId } = await scenario.listings.account({ available: 0 });
    await scenario.app.call.post('/api/stock-alerts', waiting.token).send({ accountId }).expect(201);
    const stock = (available: number) =>
      scenario.app.call
        .put(`/api/accounts/${accountId}`, scenario.admin.token)
        .send({ available })
        .expect(200);
    await stock(1);
    await Promise.all(theirs.map((browser) => browser.take(1)));
    for (const { _id } of [closed, removed]) await ofTag(office, `new-ticket-${_id}`);

    await scenario.conversation(read, tickets[0]._id);
    await scenario.app.call
      .delete(`/api/messages/support/message/${messages[1]?._id}`, scenario.admin.token)
      .expect(200);
    await pushes.prefer(off, { kinds: { ticketMessages: { push: false } } });
    await scenario.setStatus(waiting, closed._id, 'cancelled').expect(200);
    await scenario.app.call
      .delete(`/api/messages/support/ticket/${removed._id}`, scenario.admin.token)
      .expect(200);
    await stock(0);
    const before = all.map(({ raw }) => raw.length);
    for (const browser of all) {
      pushes.service.answer(browser, { status: 201 });
      await pushes.makeDue(browser);
    }
    await Promise.all(all.map((browser) => pushes.settled(browser)));
    // The administrator also receives the new tickets of other users, but no second push about these two.
    const again = office.messages.filter(({ tag }) =>
      [closed, removed].some(({ _id }) => tag === `new-ticket-${_id}`),
    );
    expect(again).toHaveLength(2);
    expect(theirs.map(({ raw }) => raw.length)).toEqual(before.slice(1));
  });

  it('[POC-056] causes the device to be deleted immediately when its address must not be called', async () => {
    const reader = await pushes.newClient();
    const browser = await pushes.browserOf(reader);
    const [device] = await pushes.devices(reader);
    // As if the name of the push service now resolved to another address.
    await scenario.app.database.query('update notifications.device set endpoint = $1 where id = $2', [
      `http://8.8.8.8${browser.path}`,
      device?._id,
    ]);
    await pushes.test(reader, device?._id ?? '').expect(202);
    await pushes.deleted(browser);
    expect(browser.raw).toEqual([]);
  });

  it('[POC-056] causes the device to be deleted after ten refusals in a row', async () => {
    const reader = await pushes.newClient();
    const browser = await pushes.browserOf(reader);
    pushes.service.answer(browser, { status: 400 });
    const [device] = await pushes.devices(reader);
    for (let n = 1; n <= 10; n += 1) {
      await pushes.test(reader, device?._id ?? '').expect(202);
      await eventually(() => browser.raw.length >= n || undefined, 30_000);
    }
    await eventually(async () => (await pushes.devices(reader)).length === 0 || undefined, 30_000);
    expect(browser.raw).toHaveLength(10);
  });
});
