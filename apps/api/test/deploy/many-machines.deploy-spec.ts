import type { AccountView } from '@manette/contracts/catalog';
import type { TicketView } from '@manette/contracts/orders';
import { eventually, startS3Server, type S3Server } from '@manette/platform/testing';
import { describeWith } from '@manette/platform/testing/tools';
import { accountInput } from '../catalog/support/listings.js';
import { png } from '../orders/support/files.js';
import { Calls } from '../support/calls.js';
import type { TestPerson } from '../support/index.js';
import { TestSockets, type TestSocket } from '../support/test-sockets.js';
import { endChildren } from '../support/child.js';
import { startPgBouncer } from './support/pgbouncer.js';
import { startRedis } from './support/redis.js';
import type { Restartable } from './support/restartable.js';
import { Serving } from './support/serving.js';
import { Shop } from './support/shop.js';
import { WrittenNginx } from '../support/written-nginx.js';

const SUPPORT = '/api/messages/support';

/** A process on its own machine, which the test calls directly, not through the proxy. */
class Machine {
  readonly call: Calls;
  readonly sockets: TestSockets;

  constructor(readonly process: Serving) {
    this.call = new Calls(`http://${process.address}`);
    this.sockets = new TestSockets(`http://${process.address}`);
  }
}

describeWith(['nginx', 'redis-server', 'pgbouncer'], 'a shop on many machines', () => {
  let shop: Shop;
  let pooler: Restartable;
  let redis: Restartable;
  let s3: S3Server | undefined;
  let machines: Machine[];
  let workers: Serving[];
  let admin: TestPerson;
  let amina: TestPerson;
  let env: Record<string, string>;

  beforeAll(async () => {
    shop = await Shop.begin();
    [pooler, redis, s3] = await Promise.all([
      startPgBouncer(shop.database.url),
      startRedis(),
      startS3Server(),
    ]);
    env = { ...shop.env, ...s3.env, DATABASE_URL: pooler.url, REDIS_URL: redis.url, DRAIN_SECONDS: '0' };
    const [one, two, three, ...others] = await Promise.all([
      ...[1, 2, 3].map(() => Serving.start('api', env)),
      ...[1, 2].map(() => Serving.start('worker', env)),
    ]);
    machines = [one, two, three].flatMap((process) => (process ? [new Machine(process)] : []));
    workers = others;
    await WrittenNginx.start({
      PUBLIC_URL: shop.url,
      UPSTREAMS: machines.map(({ process }) => process.address).join(),
    });
    admin = await shop.people.admin();
    amina = await shop.people.verifiedClient('amina');
  });
  afterAll(async () => {
    for (const { sockets } of machines ?? []) sockets.closeAll();
    await endChildren();
    await s3?.end();
    await shop?.end();
  });

  const at = (index: number): Machine => machines[index % machines.length] as Machine;

  /** Creates an account with a picture through one machine. */
  async function offer(machine: Machine, available: number): Promise<AccountView> {
    const call = machine.call.post('/api/accounts', admin.token).attach('images', await png(), 'cover.png');
    const { games, prix, ...fields } = accountInput({ available });
    for (const [name, value] of Object.entries(fields)) void call.field(name, String(value));
    void call
      .field('games[]', games)
      .field('prix[amount]', prix.amount)
      .field('prix[currency]', prix.currency);
    return ((await call.expect(201)).body as { account: AccountView }).account;
  }

  async function order(machine: Machine, account: AccountView): Promise<TicketView> {
    const subject = `Order Request: ${account.codeName}`;
    const wanted = { subject, accountId: account._id, orderType: 'rent' };
    const { body } = await machine.call.post(`${SUPPORT}/ticket`, amina.token).send(wanted).expect(201);
    return (body as { ticket: TicketView }).ticket;
  }

  async function say(machine: Machine, by: TestPerson, ticketId: string, content: string): Promise<void> {
    await machine.call.post(SUPPORT, by.token).send({ ticketId, content }).expect(201);
  }

  const stock = async (machine: Machine, { _id }: AccountView) =>
    (
      (await machine.call.get(`/api/accounts/${_id}`, admin.token).expect(200)).body as {
        account: AccountView;
      }
    ).account.available;

  const hears = (socket: TestSocket, words: string) =>
    socket.next('support_message', ({ content }) => content === words);

  /** Creates, discusses and completes an order, with each step on another machine than the one before. */
  async function walkTheOrderJourney(first: number): Promise<void> {
    const account = await offer(at(first), 1);
    expect(await stock(at(first + 1), account)).toBe(1);
    // A worker encodes the upload and stores the result, where each machine finds it.
    const picture = () => at(first + 2).call.get(account.images[0] ?? '');
    await eventually(async () => (await picture()).status === 200);
    const ticket = await order(at(first + 1), account);
    const [client, helper] = [
      await at(first + 2).sockets.connect(amina.token),
      await at(first).sockets.connect(admin.token),
    ];
    for (const socket of [client, helper]) expect(await socket.join(ticket._id)).toEqual({ ok: true });
    await say(at(first), amina, ticket._id, 'Is it free?');
    await hears(helper, 'Is it free?');
    await say(at(first + 1), admin, ticket._id, 'It is yours.');
    await hears(client, 'It is yours.');
    const status = `${SUPPORT}/ticket/${ticket._id}/status`;
    await at(first + 2)
      .call.put(status, admin.token)
      .send({ status: 'completed' })
      .expect(200);
    await client.next('ticket_updated', ({ _id, status: now }) => _id === ticket._id && now === 'completed');
    expect(await stock(at(first), account)).toBe(0);
    for (const socket of [client, helper]) socket.close();
  }

  it('[issue 11, scenario 5] an order is created, discussed and completed across machines', () =>
    walkTheOrderJourney(0));

  it('[issue 11, scenario 5] a public message reaches the sockets of all machines, once', async () => {
    const log = await Promise.all(machines.map(({ sockets }) => sockets.connect(amina.token)));
    await at(0).call.post('/api/messages/public', amina.token).send({ content: 'Hello all' }).expect(201);
    for (const ear of log) await ear.next('public_message', ({ content }) => content === 'Hello all');
    await at(1).call.post('/api/messages/public', amina.token).send({ content: 'And bye' }).expect(201);
    for (const ear of log) await ear.next('public_message', ({ content }) => content === 'And bye');
    expect(log.map((ear) => ear.of('public_message').length)).toEqual([2, 2, 2]);
    for (const ear of log) ear.close();
  });

  it('[issue 11, scenario 5] works after a worker is killed: the other one sends the mails', async () => {
    await workers[0]?.kill();
    await shop.people.verifiedClient('bilal');
  });

  it('[issue 11, scenario 5] works after an API process is killed: clients behind nginx see no error', async () => {
    await at(2).process.kill();
    machines.pop();
    const answers = await Promise.all(Array.from({ length: 12 }, () => fetch(`${shop.url}/api/config`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const socket = await shop.sockets.connect(amina.token);
    expect(socket.socket.connected).toBe(true);
    await walkTheOrderJourney(0);
  });

  it('[issue 11, scenario 5] works after pgbouncer, Redis and the S3 store are killed and restarted', async () => {
    await Promise.all([pooler.replace(), redis.replace(), s3?.kill().then(() => s3?.start())]);
    await eventually(async () => {
      const ready = await Promise.all(
        [...machines.map(({ process }) => process), workers[1]].map((one) => one?.isReady()),
      );
      return ready.every(Boolean);
    });
    await walkTheOrderJourney(1);
    await shop.people.verifiedClient('carim');
  });
});
