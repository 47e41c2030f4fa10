import { request as httpRequest, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import { newId } from '@manette/platform';
import type { TestPerson } from '../support/index.js';
import { pdfOf } from './support/files.js';
import { Scenario } from './support/scenario.js';

// Multiplied by RATE_LIMIT_FACTOR, the limits are 10 tickets in an hour and 10 MiB in a day.
const LIMITS = { RATE_LIMIT_FACTOR: '10', TICKETS_PER_HOUR: '1', UPLOAD_MB_PER_DAY: '1' };
const MB = 1024 * 1024;
const HOUR = 60 * 60 * 1000;
const TICKET_LIMIT = {
  statusCode: 429,
  code: 'TICKET_LIMIT',
  message: 'You have opened too many tickets. Please try again later.',
};
const UPLOAD_LIMIT = {
  statusCode: 429,
  code: 'UPLOAD_LIMIT',
  message: 'You have sent too many files today. Please try again later.',
};

let scenario: Scenario;
beforeAll(async () => {
  scenario = await Scenario.create({ env: LIMITS });
});
afterEach(() => scenario.app.clock.reset());
afterAll(() => scenario.end());

const sorted = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

describe('new tickets', () => {
  const question = { subject: 'A question', orderType: 'general' };

  it('[TRU-112] of a client are limited per hour; a refusal is not stored under its idempotency key', async () => {
    const bea = await scenario.app.people.verifiedClient('bea');
    const answers = await Promise.all(Array.from({ length: 14 }, () => scenario.ask(bea, question)));
    expect(sorted(answers)).toEqual([...Array(10).fill(201), ...Array(4).fill(429)]);
    const key = newId();
    const again = () => scenario.ask(bea, question).set('idempotency-key', key);
    const { body, headers } = await again().expect(429);
    expect(body).toMatchObject(TICKET_LIMIT);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3_000);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3_600);
    await scenario.ask(scenario.amina, question).expect(201);
    scenario.app.clock.advance(HOUR);
    await again().expect(201);
  });

  it('[TRU-112] above the limit of a client do not affect the concurrent orders of other clients', async () => {
    const names = ['gil', 'hal', 'ian', 'jon'];
    const [gil, ...others] = await Promise.all(names.map((name) => scenario.app.people.verifiedClient(name)));
    for (let n = 1; n <= 10; n++) await scenario.ask(gil!, question).expect(201);
    const answers = await Promise.all([gil!, ...others].map((client) => scenario.ask(client, question)));
    expect(answers.map(({ status }) => status)).toEqual([429, 201, 201, 201]);
    expect(answers[0]?.body).toMatchObject(TICKET_LIMIT);
  });

  it('[TRU-112] do not count when an open one is returned or when they are refused', async () => {
    const cid = await scenario.app.people.verifiedClient('cid');
    const account = await scenario.listings.account({ codeName: 'Wanted-01' });
    const order = { subject: 'An order', accountId: account._id };
    const first = await scenario.ask(cid, order).expect(201);
    for (let n = 0; n < 12; n++) {
      const { body } = await scenario.ask(cid, order).expect(200);
      expect(body.ticket._id).toBe(first.body.ticket._id);
      await scenario.ask(cid, { subject: 'An order', accountId: newId() }).expect(404);
    }
    for (let n = 2; n <= 10; n++) await scenario.ask(cid, question).expect(201);
    await scenario.ask(cid, question).expect(429);
    await scenario.ask(cid, order).expect(200);
  });
});

describe('files in messages', () => {
  const inPublic = (by: TestPerson, file: Buffer) =>
    scenario.app.call.post('/api/messages/public', by.token).attach('file', file, 'a.pdf');

  it('[TRU-113] of a client are limited per day over tickets and public chat, even when sent concurrently', async () => {
    const dan = await scenario.app.people.verifiedClient('dan');
    const ticket = await scenario.open(dan);
    const file = pdfOf(3 * MB);
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => scenario.send(dan, ticket, file, 'a.pdf')),
      ...Array.from({ length: 3 }, () => inPublic(dan, file)),
    ]);
    expect(sorted(answers)).toEqual([201, 201, 201, 429, 429, 429]);
    const key = newId();
    const again = () => scenario.send(dan, ticket, pdfOf(1.5 * MB), 'b.pdf').set('idempotency-key', key);
    const { body, headers } = await again().expect(429);
    expect(body).toMatchObject(UPLOAD_LIMIT);
    expect(Number(headers['retry-after'])).toBeGreaterThan(86_000);
    await scenario.said(dan, ticket._id, 'words alone pass');
    await scenario.send(dan, ticket, pdfOf(1 * MB), 'c.pdf').expect(201);
    await inPublic(dan, pdfOf(100)).expect(429);
    for (let n = 0; n < 2; n++)
      await scenario.send(scenario.admin, ticket, pdfOf(6 * MB), 'd.pdf').expect(201);
    scenario.app.clock.advance(24 * HOUR);
    await again().expect(201);
  });

  it('[TRU-113] do not count when no message was created', async () => {
    const eve = await scenario.app.people.verifiedClient('eve');
    const ticket = await scenario.open(eve);
    for (let n = 0; n < 4; n++) {
      await scenario.send(eve, ticket, Buffer.alloc(4 * MB, 'no picture'), 'a.png').expect(415);
      await scenario.send(eve, { ...ticket, _id: newId() }, pdfOf(4 * MB), 'a.pdf').expect(404);
    }
    const key = newId();
    const send = () =>
      scenario
        .send(eve, ticket, pdfOf(6 * MB), 'a.pdf')
        .set('idempotency-key', key)
        .expect(201);
    await send();
    expect((await send()).headers['idempotent-replayed']).toBe('true');
    await scenario.send(eve, ticket, pdfOf(4 * MB), 'a.pdf').expect(201);
  });

  it('[TRU-113] are refused before they are received when their declared length exceeds the limit', async () => {
    const fay = await scenario.app.people.verifiedClient('fay');
    await inPublic(fay, pdfOf(9 * MB)).expect(201);
    const outgoing = httpRequest(`${scenario.app.url}/api/messages/public`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${fay.token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 2 * MB,
      },
    });
    outgoing.write('--x\r\n');
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    expect([answer.statusCode, await json(answer)]).toEqual([429, expect.objectContaining(UPLOAD_LIMIT)]);
    outgoing.destroy();
  });
});
