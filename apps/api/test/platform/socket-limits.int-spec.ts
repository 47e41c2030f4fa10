import { once } from 'node:events';
import { eventually } from '@manette/platform/testing';
import { newId } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp, type TestPerson, type TestSocket } from '../support/index.js';

// RATE_LIMIT_FACTOR doubles the limits: 4 sockets of a session, 8 of an address, 10 events.
const LIMITS = {
  RATE_LIMIT_FACTOR: '2',
  SOCKETS_PER_SESSION: '2',
  SOCKETS_PER_ADDRESS: '4',
  SOCKET_EVENTS_PER_10_S: '5',
  TRUSTED_PROXIES: '192.0.2.0/24',
};
const TOO_MANY = 'TOO_MANY_CONNECTIONS';
const PATIENCE = 60_000;

let here: TestApp;
let there: TestApp;
let ann: TestPerson;
beforeAll(async () => {
  here = await startTestApp({ env: LIMITS });
  there = await startTestApp({ env: LIMITS, beside: here });
  ann = await here.people.client('ann');
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

let lastAddress = 0;
const anAddress = () => `41.96.1.${++lastAddress}`;
const connect = (app: TestApp, { token }: TestPerson, forwardedFor: string) =>
  app.sockets.connect(token, { extraHeaders: { 'x-forwarded-for': forwardedFor } });
const closeAll = async (sockets: TestSocket[]) => {
  for (const socket of sockets) socket.close();
  await eventually(async () => (await counted()) === 0);
};
const db = () => here.app.get(EntityManager).getKysely<object>();
const counted = async () =>
  (await sql<{ n: number }>`select coalesce(sum(open), 0)::int as n from platform.socket_count`.execute(db()))
    .rows[0]?.n;

describe('concurrent sockets', () => {
  it('[TRU-114] of one session are limited over all processes; open ones stay, and a closed one is replaced', async () => {
    const address = anAddress();
    const open = await Promise.all([here, there, here, there].map((app) => connect(app, ann, address)));
    await expect(connect(here, ann, address)).rejects.toThrow(TOO_MANY);
    await expect(connect(there, ann, anAddress())).rejects.toThrow(TOO_MANY);
    expect(open.map(({ socket }) => socket.connected)).toEqual([true, true, true, true]);
    open[0]?.close();
    const next = await eventually(() => connect(there, ann, address).catch(() => undefined));
    await closeAll([...open, next]);
  });

  it('[TRU-114] of one session never exceed the limit, even with concurrent connections', async () => {
    const address = anAddress();
    const asked = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => connect(n % 2 ? here : there, ann, address)),
    );
    const open = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(open).toHaveLength(4);
    await closeAll(open);
  });

  it('[TRU-114, TRU-115] of one address are limited, also behind a trusted proxy', async () => {
    const address = '2001:db8:1:2';
    const people = await Promise.all(['bob', 'cid', 'dan'].map((name) => here.people.client(name)));
    const [bob, cid, dan] = people as [TestPerson, TestPerson, TestPerson];
    const from = (n: number) => `6.6.6.6, ${address}::${n + 1}, 192.0.2.${n + 1}`;
    const open = await Promise.all(
      [bob, bob, bob, bob, cid, cid, cid, cid].map((person, n) =>
        connect(n % 2 ? here : there, person, from(n)),
      ),
    );
    await expect(connect(here, dan, from(20))).rejects.toThrow(TOO_MANY);
    const elsewhere = await connect(here, dan, '2001:db8:1:3::1');
    await closeAll([...open, elsewhere]);
  });

  it('[TRU-114] of a killed process are counted until its lease expires', async () => {
    const address = anAddress();
    const dead = newId();
    const enter = (id: string) =>
      sql`select platform.enter_socket(${id}, ${dead}, interval '1 hour',
        array[${`session:${sessionOf(ann)}`}, ${`address:${address}`}], array[4, 8])`.execute(db());
    for (const id of ['a', 'b', 'c', 'd']) await enter(id);
    await expect(connect(here, ann, address)).rejects.toThrow(TOO_MANY);
    await sql`update platform.socket_process set lease_until = now() where id = ${dead}`.execute(db());
    await closeAll([await connect(here, ann, address)]);
  });

  it('[TRU-114] are counted again after their rows were deleted', async () => {
    const address = anAddress();
    const open = await Promise.all([here, here, here, here].map((app) => connect(app, ann, address)));
    await sql`truncate platform.socket_process, platform.open_socket, platform.socket_count`.execute(db());
    await eventually(async () => (await counted()) === 8);
    await expect(connect(there, ann, address)).rejects.toThrow(TOO_MANY);
    await closeAll(open);
  });
});

describe('events of a socket', () => {
  type Emit = { emitWithAck(event: string, ...args: unknown[]): Promise<unknown> };
  const say = ({ socket }: TestSocket, ...event: [string, ...unknown[]]) =>
    (socket.timeout(PATIENCE) as unknown as Emit).emitWithAck(...event);

  it.each<[string, unknown[], string]>([
    ['join_ticket', [['x']], 'VALIDATION_FAILED'],
    ['join_ticket', ['x', 'y'], 'VALIDATION_FAILED'],
    ['join_ticket', [], 'EMAIL_NOT_VERIFIED'],
    ['join_ticket', [null], 'EMAIL_NOT_VERIFIED'],
    ['join_ticket', [{ id: 1 }], 'EMAIL_NOT_VERIFIED'],
    ['leave_ticket', [['x']], 'VALIDATION_FAILED'],
    ['typing', [['x']], 'VALIDATION_FAILED'],
    ['typing', ['x'], 'NOT_FOUND'],
    ['test_event', [], 'FORBIDDEN'],
    ['error', ['x'], 'NOT_FOUND'],
    ['nothing', ['x'], 'NOT_FOUND'],
    ['__proto__', [], 'NOT_FOUND'],
  ])('[contract 6] %s of %j is acknowledged', async (event, args, code) => {
    const socket = await connect(here, ann, anAddress());
    expect(await say(socket, event, ...args)).toEqual({ ok: false, code });
    await closeAll([socket]);
  });

  it('[TRU-114] above the limit are refused, and above three times the limit the socket is closed', async () => {
    const socket = await connect(here, ann, anAddress());
    const other = await connect(here, ann, anAddress());
    const gone = once(socket.socket as never, 'disconnect');
    const leave = () => say(socket, 'leave_ticket', 'x');
    for (let n = 1; n <= 10; n++) expect(await leave()).toEqual({ ok: true });
    for (let n = 11; n <= 30; n++) expect(await leave()).toEqual({ ok: false, code: 'TOO_MANY_REQUESTS' });
    void leave().catch(() => undefined);
    await gone;
    expect(await say(other, 'leave_ticket', 'x')).toEqual({ ok: true });
    await closeAll([other]);
  });
});

describe('a client that disconnects and reconnects its socket over the same connection', () => {
  it('[TRU-114, TRU-115] is counted once, for its client address', async () => {
    const address = anAddress();
    const connection = new WebSocket(
      `${here.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
      {
        headers: { 'x-forwarded-for': address },
      },
    );
    const heard = (start: string) =>
      new Promise<void>((resolve) =>
        connection.on('message', (data: Buffer) => data.toString().startsWith(start) && resolve()),
      );
    const enter = async () => {
      const connected = heard('40');
      connection.send(`40${JSON.stringify({ token: ann.token })}`);
      await connected;
    };
    await heard('0');
    await enter();
    connection.send('41');
    await eventually(async () => (await counted()) === 0);
    await enter();
    const { rows } = await sql<{ owner: string; open: number }>`
      select owner, open from platform.socket_count where owner like 'address:%'`.execute(db());
    expect(rows).toEqual([{ owner: `address:${address}`, open: 1 }]);
    connection.close();
    await closeAll([]);
  });
});

describe('connections without a socket', () => {
  // 100, and two for each of the eight sockets that an address may have.
  const LIMIT = 116;
  const open = async (forwardedFor: string) => {
    const address = `${here.url}/socket.io/?EIO=4&transport=polling`;
    const answer = await fetch(address, { headers: { 'x-forwarded-for': forwardedFor } });
    return { status: answer.status, text: await answer.text() };
  };
  const send = (answered: string, packet: string) => {
    const { sid } = JSON.parse(answered.slice(1)) as { sid: string };
    const address = `${here.url}/socket.io/?EIO=4&transport=polling&sid=${sid}`;
    return fetch(address, { method: 'POST', body: packet });
  };

  it('[TRU-114] by HTTP requests are limited for each address too, and are no longer counted once closed', async () => {
    const address = anAddress();
    const answers = await Promise.all(Array.from({ length: LIMIT }, () => open(address)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMIT);
    const refused = await open(address);
    expect([refused.status, JSON.parse(refused.text)]).toEqual([
      403,
      expect.objectContaining({ message: TOO_MANY }),
    ]);
    expect((await open(anAddress())).status).toBe(200);
    await send(answers[0]?.text ?? '', '1');
    await eventually(async () => (await open(address)).status === 200);
  });
});

describe('a page of another origin', () => {
  const from = (origin: string, transport: string) =>
    here.sockets.connect(ann.token, { extraHeaders: { origin }, transports: [transport] });

  it.each(['websocket', 'polling'])('[contract 6] cannot open a socket by %s', async (transport) => {
    await expect(from('http://evil.test', transport)).rejects.toThrow();
    const open = [await from('http://manette.test', transport), await from('http://localhost:1', transport)];
    await closeAll(open);
  });
});

const sessionOf = ({ token }: TestPerson): string => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sid: string;
  };
  return claims.sid;
};
