import { eventually } from '@manette/platform/testing';
import type { Scenario } from '../orders/support/scenario.js';
import { topicOf, vapidClaims } from './support/push-service.js';
import { ofTag, Pushes } from './support/pushes.js';

let pushes: Pushes;
let scenario: Scenario;
beforeAll(async () => {
  pushes = await Pushes.start();
  ({ scenario } = pushes);
});
afterAll(() => pushes.stop());

describe('the push of a message', () => {
  it('[POC-040, POC-041, POC-048, POC-049, POC-003] is encrypted, signed, and without the content', async () => {
    const reader = await pushes.newClient();
    const [english, arabic] = [await pushes.browserOf(reader), await pushes.browserOf(reader, 'ar')];
    const ticket = await scenario.open(reader);
    await scenario.said(scenario.admin, ticket._id, 'A secret');
    const [message] = await english.take(1);
    expect(message).toEqual({
      kind: 'ticketMessages',
      title: 'Manette',
      body: `New message in ${ticket.ticketNumber}`,
      tag: `ticket-${ticket._id}`,
      url: `/support/${ticket._id}`,
      lang: 'en',
      dir: 'ltr',
      unread: 1,
      sentAt: expect.any(String) as string,
    });
    expect((await arabic.take(1))[0]).toMatchObject({ lang: 'ar', dir: 'rtl' });
    const headers = english.raw[0]?.headers;
    expect(headers).toMatchObject({
      ttl: '86400',
      topic: topicOf(`ticket-${ticket._id}`),
      urgency: 'high',
      'content-encoding': 'aes128gcm',
    });
    const { claims, publicKey } = await vapidClaims(headers?.authorization);
    expect(claims).toMatchObject({ aud: pushes.service.url, sub: 'mailto:support@manette.test' });
    expect((await scenario.app.call.get('/api/config')).body).toMatchObject({ push: { publicKey } });
    await scenario.said(scenario.admin, ticket._id, 'Another');
    expect((await english.take(2))[1]).toMatchObject({
      body: `2 new messages in ${ticket.ticketNumber}`,
      unread: 2,
    });
  });

  it('[POC-044] has sender and text when content is not hidden', async () => {
    const reader = await pushes.newClient();
    await pushes.prefer(reader, { hideContent: false });
    const browser = await pushes.browserOf(reader);
    const ticket = await scenario.open(reader);
    await scenario.said(scenario.admin, ticket._id, 'x'.repeat(150));
    expect(await browser.take(1)).toMatchObject([{ title: scenario.admin.username, body: 'x'.repeat(100) }]);
  });

  it('[POC-044] describes a file without text in the language of the device', async () => {
    const reader = await pushes.newClient();
    await pushes.prefer(reader, { hideContent: false });
    const [english, arabic] = [await pushes.browserOf(reader), await pushes.browserOf(reader, 'ar')];
    const ticket = await scenario.open(reader);
    await scenario.send(scenario.admin, ticket, Buffer.from('%PDF-1.4\n%%EOF'), 'key.pdf').expect(201);
    expect(await english.take(1)).toMatchObject([{ body: 'File attachment' }]);
    expect(await arabic.take(1)).toMatchObject([{ body: 'ملف مرفق', lang: 'ar' }]);
  });

  it('[POC-040, POC-048] of a client goes to the assigned administrator, or to all without one, and never to its writer', async () => {
    const [one, other, client] = [
      await pushes.newAdministrator(),
      await pushes.newAdministrator(),
      await pushes.newClient(),
    ];
    const [ones, others, own] = [
      await pushes.browserOf(one),
      await pushes.browserOf(other),
      await pushes.browserOf(client),
    ];
    const ticket = await scenario.open(client);
    const tag = `ticket-${ticket._id}`;
    await scenario.said(client, ticket._id, 'Anybody?');
    expect(await ofTag(others, tag)).toMatchObject({ body: `New message in ${ticket.ticketNumber}` });
    const { unread } = await ofTag(ones, tag);
    const figure = await scenario.app.call.get('/api/messages/support/unread-count', one.token).expect(200);
    expect(Object.values(figure.body as object)).toContain(unread);
    await scenario.said(one, ticket._id, 'I take this');
    expect(await ofTag(own, tag)).toMatchObject({ kind: 'ticketMessages' });
    const before = others.raw.length;
    const told = ones.raw.length;
    await scenario.said(client, ticket._id, 'Thank you');
    await eventually(() => ones.raw.length > told);
    await pushes.settled(others);
    expect(others.raw).toHaveLength(before);
    expect(own.raw).toHaveLength(1);
  });

  it('[POC-043] tells a client that an administrator cancelled a ticket, but not own cancellations or taking up', async () => {
    const client = await pushes.newClient();
    const browser = await pushes.browserOf(client);
    const [ticket, own] = [await scenario.open(client), await scenario.open(client)];
    await scenario.setStatus(scenario.admin, ticket._id, 'in_progress').expect(200);
    await scenario.setStatus(client, own._id, 'cancelled').expect(200);
    await scenario.setStatus(scenario.admin, ticket._id, 'cancelled').expect(200);
    expect(await browser.take(1)).toMatchObject([
      {
        kind: 'orderStatus',
        body: `${ticket.ticketNumber}: Your ticket has been cancelled`,
        tag: `status-${ticket._id}`,
      },
    ]);
    expect(await pushes.kindsUntilTest(client, browser)).toEqual(['orderStatus', 'test']);
  });

  it('[POC-042, POC-044] has the subject of a new ticket when content is not hidden', async () => {
    const [boss, client] = [await pushes.newAdministrator(), await pushes.newClient()];
    await pushes.prefer(boss, { hideContent: false });
    const browser = await pushes.browserOf(boss);
    const ticket = await scenario.open(client, { subject: 'A broken key' });
    expect(await ofTag(browser, `new-ticket-${ticket._id}`)).toMatchObject({
      title: 'Manette',
      body: `New ticket ${ticket.ticketNumber}: A broken key`,
    });
  });

  it('[POC-042, POC-043] announces new tickets to administrators, and the end of a ticket to its client', async () => {
    const client = await pushes.newClient();
    const [office, own] = [await pushes.browserOf(scenario.admin), await pushes.browserOf(client)];
    const ticket = await scenario.open(client, { description: 'Please help' });
    expect(await office.take(1)).toMatchObject([
      {
        kind: 'newTickets',
        body: `New ticket ${ticket.ticketNumber}`,
        tag: `new-ticket-${ticket._id}`,
        url: `/support/${ticket._id}`,
      },
    ]);
    await scenario.setStatus(scenario.admin, ticket._id, 'completed').expect(200);
    const ended = await eventually(() => own.messages.find(({ kind }) => kind === 'orderStatus'), 30_000);
    expect(ended).toMatchObject({
      body: `${ticket.ticketNumber}: Your order has been completed!`,
      tag: `status-${ticket._id}`,
      url: `/support/${ticket._id}`,
    });
    expect(office.messages.map(({ kind }) => kind)).not.toContain('ticketMessages');
    expect(
      own.raw.find(({ headers }) => headers.topic === topicOf(`status-${ticket._id}`))?.headers.urgency,
    ).toBe('normal');
  });
});

describe('a user who needs no push', () => {
  it('[POC-050, POC-051] has a page in view, on any process', async () => {
    const reader = await pushes.newClient();
    const browser = await pushes.browserOf(reader);
    const ticket = await scenario.open(reader);
    const { socket } = await pushes.second.sockets.connect(reader.token);
    const tell = (what: unknown) => socket.timeout(30_000).emitWithAck('page_visible', what as boolean);
    expect(await tell('yes')).toEqual({ ok: false, code: 'VALIDATION_FAILED' });
    expect(await tell(true)).toEqual({ ok: true });
    await scenario.said(scenario.admin, ticket._id, 'While in sight');
    expect(await pushes.kindsUntilTest(reader, browser)).toEqual(['test']);
    expect(await tell(false)).toEqual({ ok: true });
    await scenario.said(scenario.admin, ticket._id, 'Out of sight');
    expect((await browser.take(2))[1]).toMatchObject({ kind: 'ticketMessages' });
  });

  it('[POC-053, POC-052, POC-047] gets no push in quiet hours; afterwards, messages that are still unread are pushed once', async () => {
    const reader = await pushes.newClient();
    const at = (minutes: number) => {
      const time = new Date(scenario.app.clock.now().getTime() + minutes * 60_000);
      return time.toISOString().slice(11, 16);
    };
    await pushes.prefer(reader, {
      timeZone: 'UTC',
      quietHours: { enabled: true, from: at(-60), to: at(60) },
    });
    const browser = await pushes.browserOf(reader);
    const [told, read] = [await scenario.open(reader), await scenario.open(reader)];
    await scenario.said(scenario.admin, told._id, 'One');
    await scenario.said(scenario.admin, told._id, 'Two');
    await scenario.said(scenario.admin, read._id, 'Three');
    await scenario.conversation(reader, read._id);
    expect(await pushes.kindsUntilTest(reader, browser)).toEqual(['test']);
    pushes.pass(61 * 60_000);
    await browser.take(2);
    expect(await pushes.kindsUntilTest(reader, browser)).toEqual(['test', 'ticketMessages']);
    expect(browser.messages[1]).toMatchObject({ body: `2 new messages in ${told.ticketNumber}` });
    pushes.resetClocks();
  });
});
