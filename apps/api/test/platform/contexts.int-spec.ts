import type { MessageView } from '@manette/contracts/conversation';
import { eventually, freePort } from '@manette/platform/testing';
import { describeWith } from '@manette/platform/testing/tools';
import type { OpenAPIObject } from '@nestjs/swagger';
import { png } from '../orders/support/files.js';
import { Calls } from '../support/calls.js';
import { asServed, PASSWORD, startTestApp, type TestApp } from '../support/index.js';
import { TestSockets } from '../support/test-sockets.js';
import { Scenario } from '../orders/support/scenario.js';
import { WrittenNginx } from '../support/written-nginx.js';

interface Described {
  paths: Record<string, Record<string, { operationId: string }>>;
}
const CHAT = ['/api/messages/public', '/api/gifs'];
const READ_EVERYWHERE = ['/api/config', '/api/health/live', '/api/health/ready'];
const EVERYWHERE = [...READ_EVERYWHERE, '/api/vitals'];
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Two processes of one shop: one for the chat, one for all other contexts. */
let scenario: Scenario;
let chat: TestApp;
beforeAll(async () => {
  scenario = await Scenario.create({ env: { CONTEXTS: 'identity,catalog,orders,stats,platform' } });
  chat = await startTestApp({ beside: scenario.app, env: { CONTEXTS: 'chat', VITALS: 'true' } });
});
afterAll(async () => {
  await chat.stop();
  await scenario.end();
});

const described = async (app: TestApp) =>
  asServed((await app.call.get('/api/docs-json').expect(200)).body as OpenAPIObject)
    .paths as unknown as Described['paths'];

const isOfChat = (path: string) => CHAT.some((own) => path === own || path.startsWith(`${own}/`));

/** Returns every call of some paths, with an id in place of a path parameter. */
const callsOf = (paths: Described['paths']) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    METHODS.filter((method) => operations[method]).map((method) => ({
      method,
      path: path.replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000'),
    })),
  );

describe('[OPS-116] a process with named contexts', () => {
  it('describes their calls, and the calls that every process answers', async () => {
    const [ofChat, ofRest] = [Object.keys(await described(chat)), Object.keys(await described(scenario.app))];
    expect(ofChat.filter(isOfChat)).not.toHaveLength(0);
    expect(ofChat.filter((path) => !isOfChat(path)).sort()).toEqual(EVERYWHERE);
    expect(ofRest).toEqual(expect.arrayContaining([...EVERYWHERE, '/api/accounts', '/api/stats/overview']));
    expect(ofRest.filter(isOfChat)).toEqual([]);
  });

  it.each([
    ['the chat process', () => chat, () => scenario.app],
    ['the process with the other contexts', () => scenario.app, () => chat],
  ])('%s responds with 404 to every call of contexts that it does not run', async (_name, asked, other) => {
    const calls = callsOf(await described(other())).filter(({ path }) => !EVERYWHERE.includes(path));
    expect(calls.length).toBeGreaterThan(2);
    for (const { method, path } of calls) {
      const { status, body } = await asked().call[method](path, scenario.admin.token);
      expect([method, path, status, (body as { code: string }).code]).toEqual([
        ...[method, path, 404, 'NOT_FOUND'],
      ]);
    }
  });

  it('answers health, the configuration, uploads, vitals and sockets with any contexts', async () => {
    for (const path of READ_EVERYWHERE) await chat.call.get(path).expect(200);
    const vitals = { page: '/', metrics: [{ name: 'LCP', value: 900 }] };
    await chat.call.post('/api/vitals').send(vitals).expect(204);
    const { body } = await chat.call
      .post('/api/messages/public', scenario.amina.token)
      .attach('file', await png(), 'picture.png')
      .expect(201);
    const { fileUrl } = (body as { message: MessageView }).message;
    for (const app of [chat, scenario.app]) await app.call.get(fileUrl ?? '').expect(200);
    const socket = await chat.sockets.connect(scenario.amina.token);
    expect(socket.socket.connected).toBe(true);
  });
});

describe('[OPS-117] a shop with a separate process for the chat', () => {
  it('completes an order and takes its stock in one transaction', async () => {
    const account = await scenario.listings.account({ available: 1 });
    const [first, other] = [
      await scenario.order(scenario.amina, account),
      await scenario.order(scenario.bilal, account),
    ];
    const answers = await Promise.all(
      [first, other].map(({ _id }) => scenario.setStatus(scenario.admin, _id, 'completed')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await scenario.stock(account._id)).toBe(0);
  });

  it('sends the events of each process to the sockets of the other one', async () => {
    const [here, there] = [
      await scenario.app.sockets.connect(scenario.amina.token),
      await chat.sockets.connect(scenario.bilal.token),
    ];
    const content = 'Good evening';
    const { body } = await chat.call.post('/api/messages/public', scenario.bilal.token).send({ content });
    const { _id } = (body as { message: { _id: string } }).message;
    await here.next('public_message', (message) => message._id === _id);
    const ticket = await scenario.open(scenario.bilal);
    const message = await scenario.said(scenario.admin, ticket._id, 'Welcome');
    expect(await there.next('new_support_message')).toEqual({ ticketId: ticket._id, message });
  });

  it('cancels the tickets of a deleted client, whose session ends on both processes', async () => {
    const client = await scenario.app.people.verifiedClient();
    const ticket = await scenario.open(client);
    await chat.call.get('/api/messages/public', client.token).expect(200);
    await scenario.app.call.delete(`/api/users/${client.id}`, scenario.admin.token).expect(200);
    await eventually(async () => (await scenario.ticket(scenario.admin, ticket._id)).status === 'cancelled');
    await chat.call.get('/api/messages/public', client.token).expect(401);
  });

  it('runs the relay only in the process with the shared jobs', async () => {
    const relays = await scenario.app.database.query(
      `select pid from pg_stat_activity
       where datname = current_database() and application_name = 'manette-manette_outbox'`,
    );
    expect(relays).toHaveLength(1);
  });
});

describeWith(['nginx'], '[OPS-117] nginx in front of the two processes', () => {
  let nginx: WrittenNginx;
  let front: Calls;
  let sockets: TestSockets;
  beforeAll(async () => {
    const url = `http://localhost:${await freePort()}`;
    nginx = await WrittenNginx.start({
      PUBLIC_URL: url,
      UPSTREAMS: new URL(scenario.app.url).host,
      CONTEXT_UPSTREAMS: `chat=${new URL(chat.url).host}`,
    });
    front = new Calls(url);
    sockets = new TestSockets(url);
  });
  afterAll(async () => {
    sockets.closeAll();
    await nginx.stop();
  });

  it('serves the whole shop: an order from the request to its end, and the chat', async () => {
    const login = await front
      .post('/api/auth/login')
      .send({ email: scenario.bilal.email, password: PASSWORD });
    const { token } = login.body as { token: string };
    const account = await scenario.listings.account({ available: 1 });
    await front.get(`/api/accounts/${account._id}`, token).expect(200);
    const wanted = { subject: 'Order Request', accountId: account._id, orderType: 'rent' };
    const asked = await front.post('/api/messages/support/ticket', token).send(wanted).expect(201);
    const { _id: ticketId } = (asked.body as { ticket: { _id: string } }).ticket;
    const socket = await sockets.connect(token);
    expect(await socket.join(ticketId)).toEqual({ ok: true });
    const content = 'Here it is';
    const reply = front.post('/api/messages/support', scenario.admin.token).send({ ticketId, content });
    const { message } = (await reply.expect(201)).body as { message: { _id: string } };
    await socket.next('support_message', ({ _id }) => _id === message._id);
    await front
      .put(`/api/messages/support/ticket/${ticketId}/status`, scenario.admin.token)
      .send({ status: 'completed' })
      .expect(200);
    expect(await scenario.stock(account._id)).toBe(0);
    const said = await front.post('/api/messages/public', token).send({ content: 'Thank you' }).expect(201);
    const { _id } = (said.body as { message: { _id: string } }).message;
    await socket.next('public_message', (heard) => heard._id === _id);
    const read = await front.get('/api/messages/public', token).expect(200);
    expect(JSON.stringify(read.body)).toContain(_id);
  });
});
