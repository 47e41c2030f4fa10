import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { eventually } from '@manette/platform/testing';
import { Scenario } from '../orders/support/scenario.js';
import { startTestApp, type TestApp, type TestPerson } from '../support/index.js';

/** The job runs each second, in two processes. The 15 minutes are 0.9 seconds here, the hour 3.6 seconds. */
const env = { TEST_PERIOD_FACTOR: '0.001', MAIL_DIGEST: 'true' };

let scenario: Scenario;
let second: TestApp;
let db: pg.Client;
beforeAll(async () => {
  scenario = await Scenario.create({ env });
  second = await startTestApp({ env, beside: scenario.app });
  db = new pg.Client(scenario.app.database.url);
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await second.stop();
  await scenario.end();
});

const UNREAD = /unread message|غير مقروءة/;
const digests = async ({ email }: TestPerson) =>
  (await scenario.app.mails.to(email)).filter(({ text }) => UNREAD.test(text));
const digested = (person: TestPerson, count = 1) =>
  eventually(async () => {
    const mails = await digests(person);
    return mails.length >= count ? mails : undefined;
  });
/** Returns the .eml files for an address, as they are sent. */
async function wire({ email }: TestPerson): Promise<string[]> {
  const folder = scenario.app.config.mail.outboxDir;
  const files = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  return files.filter((eml) => eml.includes(`To: ${email}`) && UNREAD.test(eml));
}

describe('the digest of unread messages', () => {
  it('[POC-060, POC-061, POC-062, POC-064, POC-006] has ticket numbers, subjects and counts in one mail, but no content', async () => {
    const { admin, app } = scenario;
    const amina = await app.people.verifiedClient('amina_digest');
    const first = await scenario.open(amina, { subject: 'Where is it' });
    const other = await scenario.open(amina, { subject: 'And that' });
    await scenario.said(admin, first._id, 'Something secret');
    await scenario.said(admin, first._id, 'Another secret');
    await scenario.said(admin, other._id, 'A third secret');
    const [mail] = await digested(amina);
    expect(mail?.subject).toBe('You have 3 unread messages in 2 tickets');
    expect(mail?.text).toContain(`${first.ticketNumber}: Where is it (2 unread messages)`);
    expect(mail?.text).toContain(`${other.ticketNumber}: And that (1 unread message)`);
    expect(mail?.text).not.toContain('secret');
    const { publicUrl } = app.config.http;
    for (const { _id } of [first, other]) expect(mail?.links).toContain(`${publicUrl}/support/${_id}`);
    const page = mail?.links.find((link) => link.startsWith(`${publicUrl}/unsubscribe/`)) ?? '';
    const token = page.slice(`${publicUrl}/unsubscribe/`.length);
    const [eml] = await wire(amina);
    const unfolded = eml?.replace(/\r\n[ \t]+/g, ' ') ?? '';
    expect(unfolded).toContain(`List-Unsubscribe: <${publicUrl}/api/notifications/unsubscribe/${token}>`);
    expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(unfolded).toContain('Auto-Submitted: auto-generated');
    await scenario.said(admin, other._id, 'A fourth secret');
    const [, next] = await digested(amina, 2);
    expect([mail?.subject, next?.subject]).toContain('You have 3 unread messages in 2 tickets');
    const subjects = (await digests(amina)).map(({ subject }) => subject).sort();
    expect(subjects).toEqual([
      'You have 3 unread messages in 2 tickets',
      'You have 4 unread messages in 2 tickets',
    ]);
  });

  it('[POC-065] is switched off by the link in any of its mails, without a session', async () => {
    const { admin, app } = scenario;
    const dalila = await app.people.verifiedClient('dalila_digest');
    const ticket = await scenario.open(dalila);
    await scenario.said(admin, ticket._id, 'Hello');
    const [mail] = await digested(dalila);
    const token =
      mail?.links
        .find((link) => link.includes('/unsubscribe/'))
        ?.split('/')
        .at(-1) ?? '';
    const path = `/api/notifications/unsubscribe/${token}`;
    const mails = async () => {
      const { body } = await app.call.get('/api/notifications/preferences', dalila.token).expect(200);
      return (body as { preferences: { kinds: { ticketMessages: { mail: boolean } } } }).preferences.kinds
        .ticketMessages.mail;
    };
    const { headers } = await app.call.get(path).redirects(0).expect(302);
    expect(headers['location']).toBe(`/unsubscribe/${token}`);
    expect(await mails()).toBe(true);
    const press = () =>
      app.call
        .post(path)
        .set('content-type', 'application/x-www-form-urlencoded')
        .send('List-Unsubscribe=One-Click');
    expect((await press().expect(200)).body).toEqual({ message: 'You will get no more of these mails.' });
    expect(await mails()).toBe(false);
    await app.call.post(path).expect(200);
    // The form of the tokens in older mails.
    const older = `${token.slice(0, -43)}~${token.slice(-43)}`;
    await app.call.post(`/api/notifications/unsubscribe/${older}`).expect(200);
    for (const bad of [`${token}x`, `A${token}`, 'nonsense', 'a~b'])
      expect((await app.call.post(`/api/notifications/unsubscribe/${bad}`).expect(400)).body).toMatchObject({
        code: 'INVALID_TOKEN',
        message: 'This link is not valid',
      });
    await app.call.get('/api/auth/me', token).expect(401);
  });

  it('[POC-062, POC-063] is not sent to users who have a page in view, have read the messages, are unverified or opted out', async () => {
    const { admin, app } = scenario;
    const people = {
      unverified: await app.people.client('ghania_digest'),
      unwilling: await app.people.verifiedClient('houria_digest'),
      reading: await app.people.verifiedClient('ilyes_digest'),
      watching: await app.people.verifiedClient('jamila_digest'),
      told: await app.people.verifiedClient('kamel_digest'),
    };
    const off = { kinds: { ticketMessages: { mail: false } } };
    await app.call.put('/api/notifications/preferences', people.unwilling.token).send(off).expect(200);
    await db.query(`insert into notifications.last_sight values ($1, now() + interval '1 hour')`, [
      people.watching.id,
    ]);
    for (const person of [people.unwilling, people.reading, people.watching, people.told]) {
      const ticket = await scenario.open(person);
      await scenario.said(admin, ticket._id, 'Hello');
      if (person === people.reading) await scenario.conversation(person, ticket._id);
    }
    await digested(people.told);
    // The same runs of the job have checked the other users too.
    for (const person of [people.unverified, people.unwilling, people.reading, people.watching])
      expect(await digests(person)).toEqual([]);
  });

  it('[POC-063, POC-066] covers tickets that are assigned to an administrator, in the administrator’s language', async () => {
    const { admin, app, amina } = scenario;
    await app.call.put('/api/notifications/preferences', admin.token).send({ language: 'ar' }).expect(200);
    const ticket = await scenario.open(amina, { subject: 'For the admin' });
    await scenario.said(admin, ticket._id, 'I take it');
    await app.call
      .patch(`/api/messages/support/ticket/${ticket._id}`, admin.token)
      .send({ assignedAdmin: admin.id })
      .expect(200);
    await scenario.said(amina, ticket._id, 'Thank you');
    const mails = await eventually(async () => {
      const found = (await wire(admin)).filter((eml) => eml.includes('For the admin'));
      return found.length > 0 ? found : undefined;
    });
    expect(mails[0]).toContain('dir="rtl"');
    expect(mails[0]).toContain('لديك');
  });

  it('[POC-063] counts no deleted or system messages, and covers no messages older than a day', async () => {
    const { admin, app } = scenario;
    const lina = await app.people.verifiedClient('lina_digest');
    const old = await app.people.verifiedClient('mounir_digest');
    const away = (person: TestPerson, minutes: number) =>
      db.query(
        `insert into notifications.last_sight values ($1, now() + $2 * interval '1 minute')
         on conflict (user_id) do update set at = excluded.at`,
        [person.id, minutes],
      );
    // Prevents digests until the messages are in the state to be tested.
    for (const person of [lina, old]) await away(person, 60);
    const ticket = await scenario.open(lina, { subject: 'Half of it' });
    await scenario.said(admin, ticket._id, 'This stays');
    const { _id } = await scenario.said(admin, ticket._id, 'This goes');
    await app.call.delete(`/api/messages/support/message/${_id}`, admin.token).expect(200);
    await scenario.setStatus(admin, ticket._id, 'completed').expect(200);
    const { messages } = await scenario.conversation(admin, ticket._id);
    expect(messages.at(-1)?.type).toBe('system');
    const past = await scenario.open(old);
    const said = await scenario.said(admin, past._id, 'Long ago');
    // The 24 hours are 86.4 seconds here.
    await db.query(`update orders.message set created_at = now() - interval '2 minutes' where id = $1`, [
      said._id,
    ]);
    for (const person of [lina, old]) await away(person, -60);
    const [mail] = await digested(lina);
    expect(mail?.subject).toBe('You have 1 unread message in 1 ticket');
    expect(await digests(old)).toEqual([]);
  });
});

describe('mails about listings', () => {
  it('[POC-064] collect the matches of saved searches, one mail an hour, for users who want them', async () => {
    const { app, listings } = scenario;
    const [wants, not] = [
      await app.people.verifiedClient('nora_news'),
      await app.people.verifiedClient('omar_news'),
    ];
    for (const { token } of [wants, not])
      await app.call
        .post('/api/saved-searches', token)
        .send({ catalog: 'accounts', query: { q: 'Quasar' } })
        .expect(201);
    await app.call
      .put('/api/notifications/preferences', wants.token)
      .send({ kinds: { savedSearches: { mail: true } } })
      .expect(200);
    const news = async ({ email }: TestPerson) =>
      (await app.mails.to(email)).filter(({ subject }) => subject.includes('saved searches'));
    await listings.account({ codeName: 'Quasar 1' });
    await eventually(async () => (await news(wants)).length === 1);
    await listings.account({ codeName: 'Quasar 2' });
    await listings.account({ codeName: 'Quasar 3' });
    await eventually(async () => (await news(wants)).length === 2);
    const mails = await news(wants);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      '1 new listing matches your saved searches',
      '2 new listings match your saved searches',
    ]);
    for (const { links } of mails)
      expect(links.some((link) => link.startsWith(`${app.config.http.publicUrl}/unsubscribe/`))).toBe(true);
    expect(await news(not)).toEqual([]);
  });

  it('[POC-112, POC-064] announce once that a listing is back in stock', async () => {
    const { app, listings, admin } = scenario;
    const rania = await app.people.verifiedClient('rania_news');
    const { _id: accountId } = await listings.account({ codeName: 'Pulsar', available: 0 });
    await app.call.post('/api/stock-alerts', rania.token).send({ accountId }).expect(201);
    await app.call.put(`/api/accounts/${accountId}`, admin.token).send({ available: 1 }).expect(200);
    const mail = await eventually(async () =>
      (await app.mails.to(rania.email)).find(({ subject }) => subject === 'Pulsar is back in stock'),
    );
    const { publicUrl } = app.config.http;
    expect(mail.links).toContain(`${publicUrl}/accounts/${accountId}`);
    expect(mail.links.some((link) => link.startsWith(`${publicUrl}/unsubscribe/`))).toBe(true);
  });
});
