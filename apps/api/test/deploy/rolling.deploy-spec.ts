import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TicketView } from '@manette/contracts/orders';
import { eventually } from '@manette/platform/testing';
import { describeWith } from '@manette/platform/testing/tools';
import type { TestPerson } from '../support/index.js';
import type { TestSocket } from '../support/test-sockets.js';
import { endChildren } from '../support/child.js';
import { startRedis } from './support/redis.js';
import { Serving } from './support/serving.js';
import { Shop } from './support/shop.js';
import { SteadyLoad } from './support/steady-load.js';
import { WrittenNginx } from '../support/written-nginx.js';

const SUPPORT = '/api/messages/support';
const CALLS_A_SECOND = 50;
const SOCKETS = 12;
const BACK_WITHIN_MS = 10_000;

/** Reconnects when the server is draining, as the shop's pages do (libs/web/realtime). */
function moveWhenAsked({ socket }: TestSocket): void {
  socket.on('server_draining', (payload: unknown) => {
    const { reconnectInMs } = payload as { reconnectInMs: number };
    setTimeout(() => socket.disconnect().connect(), reconnectInMs);
  });
}

/** Records how long a socket was disconnected each time, in ms. */
function absencesOf({ socket }: TestSocket): number[] {
  const absences: number[] = [];
  let since: number | undefined;
  socket.on('disconnect', () => (since = performance.now()));
  socket.on('connect', () => {
    if (since !== undefined) absences.push(performance.now() - since);
    since = undefined;
  });
  return absences;
}

describeWith(['nginx', 'redis-server'], 'two processes of serve -- api that are replaced one by one', () => {
  const releases = mkdtempSync(join(tmpdir(), 'manette-rolling-releases-'));
  let shop: Shop;
  let processes: Serving[];
  let env: Record<string, string>;
  let client: TestPerson;

  beforeAll(async () => {
    shop = await Shop.begin();
    const redis = await startRedis();
    env = {
      ...shop.env,
      REDIS_URL: redis.url,
      RELEASES: releases,
      DRAIN_SECONDS: '3',
      TICKETS_PER_HOUR: '1000',
      LOG_LEVEL: 'info',
    };
    const [one, other, worker] = await Promise.all([
      Serving.start('api', env),
      Serving.start('api', env),
      Serving.start('worker', env),
    ]);
    processes = [one, other];
    expect(worker.role).toBe('worker');
    await WrittenNginx.start({
      PUBLIC_URL: shop.url,
      UPSTREAMS: processes.map(({ address }) => address).join(),
      RELEASES: releases,
    });
    client = await shop.people.verifiedClient('amina');
  });
  afterAll(async () => {
    shop?.sockets.closeAll();
    await endChildren();
    await shop?.end();
    await rm(releases, { recursive: true, force: true });
  });

  const ask = (subject: string) =>
    shop.call.post(`${SUPPORT}/ticket`, client.token).send({ subject, orderType: 'general' });

  it('[OPS-030] log the address of the client, and ignore a forged X-Forwarded-For header', async () => {
    const headers = { 'x-forwarded-for': '10.9.8.7' };
    const options = { headers, host: '127.0.0.1', localAddress: '127.0.0.2' };
    const call = request(new URL('/api/users/profile', shop.url), options).end();
    await once(call, 'response');
    call.destroy();
    const words = () => processes.map((one) => one.words).join('');
    await eventually(() => words().includes('"clientAddress":"127.0.0.2"'));
    expect(words()).not.toContain('10.9.8.7');
  });

  it('[OPS-070] fail no call, lose and duplicate nothing, and every socket reconnects within 10 s', async () => {
    const { body } = await ask('The one that is talked about').expect(201);
    const { ticket } = body as { ticket: TicketView };
    const sockets = await Promise.all(
      Array.from({ length: SOCKETS }, () =>
        shop.sockets.connect(client.token, { reconnection: true, reconnectionDelayMax: 2_000 }),
      ),
    );
    const absences = sockets.map((socket) => (moveWhenAsked(socket), absencesOf(socket)));
    const agent = new Agent({ keepAlive: true });
    const get = (path: string) => async () =>
      void (await shop.call.get(path, client.token).agent(agent).expect(200));
    const load = new SteadyLoad(
      [
        { what: 'page', once: get('/accounts') },
        { what: 'list', once: get('/api/accounts') },
        {
          what: 'ticket',
          once: async (number) => void (await ask(`Ticket ${number}`).agent(agent).expect(201)),
        },
        {
          what: 'message',
          once: async (number) => {
            const content = `Message ${number}`;
            const message = { ticketId: ticket._id, content };
            await shop.call.post(SUPPORT, client.token).send(message).agent(agent).expect(201);
          },
        },
      ],
      CALLS_A_SECOND,
    );
    for (const [index, process] of processes.entries()) {
      await process.stop();
      processes[index] = await Serving.start('api', env, process.port);
    }
    await eventually(() => sockets.every(({ socket }) => socket.connected));
    await load.stop();
    agent.destroy();

    // Compared as text, because a test report shows only the first lines.
    expect(load.failures.map(({ what, why }) => `${what}: ${why}`)).toEqual([]);
    const numbered = (kind: number) =>
      Array.from({ length: load.count }, (_, n) => n).filter((n) => n % 4 === kind);
    const contents = await shop.database.query<{ content: string }>(
      'select content from orders.message where ticket_id = $1',
      [ticket._id],
    );
    const said = contents.map(({ content }) => content).filter((content) => content?.startsWith('Message '));
    expect(said.sort()).toEqual(
      numbered(3)
        .map((n) => `Message ${n}`)
        .sort(),
    );
    const opened = await shop.database.query<{ subject: string }>(
      "select subject from orders.ticket where subject like 'Ticket %'",
    );
    expect(opened.map(({ subject }) => subject).sort()).toEqual(
      numbered(2)
        .map((n) => `Ticket ${n}`)
        .sort(),
    );
    expect(absences.flat().length).toBeGreaterThanOrEqual(SOCKETS / 2);
    expect(Math.max(...absences.flat())).toBeLessThan(BACK_WITHIN_MS);
  });
});
