import { once } from 'node:events';
import { Module, UseFilters } from '@nestjs/common';
import { SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import { DomainError } from '@manette/contracts/errors';
import { Redis } from 'ioredis';
import { io, type Socket } from 'socket.io-client';
import { UnitOfWork } from '../../database/unit-of-work/unit-of-work.js';
import { ErrorsFilter } from '../../http/errors/errors.filter.js';
import { newId } from '../../core/ids/new-id.js';
import type { Audience } from '../outbox/audience.js';
import { Outbox } from '../outbox/outbox.js';
import { queueStores } from '../../testing/queue-stores.js';
import { createTestDatabase, eventually, type TestDatabase } from '../../testing/index.js';
import { probeConfig, startProbeApp, type ProbeApp } from '../../testing/probe-app.js';
import { ProbeSessions, probeToken } from '../../testing/probe-sessions.js';
import type { RealtimeMessage } from './delivery/realtime-message.js';
import { RealtimeServer, type UserPermissions } from './realtime-server.js';
import { RealtimeStream } from './delivery/realtime-stream.js';
import { socketPrincipal } from './socket-principal.js';
import { StreamReader } from './delivery/stream-reader.js';

@WebSocketGateway()
@UseFilters(ErrorsFilter)
class ProbeGateway {
  @SubscribeMessage('join') async join(socket: import('socket.io').Socket, ticket: string) {
    await socket.join(`ticket:${ticket}`);
    return { ok: true };
  }
  @SubscribeMessage('who') who(socket: import('socket.io').Socket) {
    return socketPrincipal(socket);
  }
  @SubscribeMessage('refuse') refuse() {
    throw new DomainError('NOT_FOUND', 'Ticket not found');
  }
}

@Module({ providers: [ProbeGateway] })
class ProbeGatewayModule {}

/** How long a response may take on a busy machine (ms). */
const PATIENCE = 60_000;
const redis = process.env.TEST_REDIS_URL;

describe.each(queueStores(2))('two processes on %s', (_store, env) => {
  let database: TestDatabase;
  let here: ProbeApp;
  let there: ProbeApp;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    database = await createTestDatabase([]);
    here = await startProbeApp(probeConfig(database.url, env), ProbeGatewayModule);
    there = await startProbeApp(probeConfig(database.url, env), ProbeGatewayModule);
  });
  afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
  afterAll(async () => {
    await here.stop();
    await there.stop();
    await database.drop();
  });

  async function connect(probe: ProbeApp, token?: string) {
    const socket = io(probe.url, {
      auth: { token },
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      timeout: PATIENCE,
    });
    sockets.push(socket);
    const heard: string[] = [];
    socket.on('account_deleted', ({ _id }: { _id: string }) => heard.push(_id));
    const refused = once(socket as never, 'connect_error').then(([error]) => Promise.reject(error as Error));
    await Promise.race([once(socket as never, 'connect'), refused]);
    return { socket, heard };
  }
  it.each(['GET', 'POST'])(
    '[OPS-033] a %s of a connection that the process does not have is a 503, so that nginx asks the other process',
    async (method) => {
      const address = `${here.url}/socket.io/?EIO=4&transport=polling&sid=unknown`;
      expect((await fetch(address, { method, ...(method === 'POST' && { body: '40' }) })).status).toBe(503);
    },
  );

  const emit = (to: Audience, _id: string) =>
    here.app.get(UnitOfWork).run(() => {
      here.app.get(Outbox).emit(to, 'account_deleted', { _id });
      return Promise.resolve();
    });
  const changePermissions = (userId: string, standing: UserPermissions) =>
    here.app.get(RealtimeServer).changePermissions(userId, standing);
  const person = (role = 'client', verified = 'verified') => {
    const [userId, sessionId] = [newId(), newId()];
    return { userId, sessionId, token: probeToken(userId, sessionId, role, verified) };
  };

  it('[contract 6] refuse a socket with the error code of its session', async () => {
    await expect(connect(here)).rejects.toThrow('UNAUTHENTICATED');
    await expect(connect(here, 'nonsense')).rejects.toThrow('UNAUTHENTICATED');
    const ann = person();
    there.app.get(ProbeSessions).ended.set(ann.sessionId, 'SESSION_REPLACED');
    await expect(connect(there, ann.token)).rejects.toThrow('SESSION_REPLACED');
  });

  it('[contract 6] deliver an event once to each socket of its audience in both processes, and to no other', async () => {
    const [admin, ann, bob] = [person('admin'), person(), person('client', 'no')];
    const far = await connect(there, admin.token);
    const near = await connect(here, ann.token);
    const gated = await connect(there, bob.token);
    await near.socket.timeout(PATIENCE).emitWithAck('join', 't1');
    await far.socket.timeout(PATIENCE).emitWithAck('join', 't1');
    await emit({ admins: true }, 'admins');
    await emit({ user: bob.userId }, 'bob');
    await emit({ session: ann.sessionId }, 'session');
    await emit({ verified: true }, 'chat');
    await emit({ room: 'ticket:t1' }, 'ticket');
    await emit({ room: 'ticket:t1', exceptUser: ann.userId }, 'other side');
    await emit([{ admins: true }, { user: admin.userId }, { room: 'ticket:t1' }], 'union');
    await emit([], 'nobody');
    await emit({ everyone: true }, 'end');
    await eventually(() => [far, near, gated].every(({ heard }) => heard.includes('end')));
    expect(far.heard).toEqual(['admins', 'chat', 'ticket', 'other side', 'union', 'end']);
    expect(near.heard).toEqual(['session', 'chat', 'ticket', 'union', 'end']);
    expect(gated.heard).toEqual(['bob', 'end']);
  });

  it('[contract 2] emit session_replaced to all sockets of a replaced session, then disconnect them', async () => {
    const ann = person();
    const { socket } = await connect(there, ann.token);
    const told = once(socket as never, 'session_replaced');
    const gone = once(socket as never, 'disconnect');
    await here.app.get(RealtimeServer).endSession(ann.sessionId, { replaced: true });
    const [{ message }] = (await told) as [{ message: string }];
    expect(message).toContain('logged in from another device');
    expect(await gone).toContain('io server disconnect');
  });

  it('[ID-019] add a user to the room of verified users as soon as the address is verified', async () => {
    const bob = person('client', 'no');
    const { socket, heard } = await connect(there, bob.token);
    const who = async () => (await socket.timeout(PATIENCE).emitWithAck('who')) as { isVerified: boolean };
    expect((await who()).isVerified).toBe(false);
    await changePermissions(bob.userId, { isAdmin: false, isVerified: true });
    await emit({ verified: true }, 'welcome');
    await eventually(() => heard.includes('welcome'));
    expect(await who()).toMatchObject({ role: 'client', isVerified: true });
  });

  it('[contract 6] send the events for administrators to a new administrator until the role is removed', async () => {
    const bob = person('client', 'no');
    const { socket, heard } = await connect(there, bob.token);
    await changePermissions(bob.userId, { isAdmin: true, isVerified: true });
    await emit({ admins: true }, 'promoted');
    await eventually(() => heard.includes('promoted'));
    expect(await socket.timeout(PATIENCE).emitWithAck('who')).toMatchObject({
      role: 'admin',
      isVerified: true,
    });
    await changePermissions(bob.userId, { isAdmin: false, isVerified: false });
    for (const audience of [{ admins: true }, { verified: true }, { everyone: true }] as const)
      await emit(audience, Object.keys(audience).join());
    await eventually(() => heard.includes('everyone'));
    expect(heard).toEqual(['promoted', 'everyone']);
    expect(await socket.timeout(PATIENCE).emitWithAck('who')).toMatchObject({
      role: 'client',
      isVerified: false,
    });
  });

  it('[contract 6] acknowledge a refused event with its error code', async () => {
    const { socket } = await connect(here, person().token);
    expect(await socket.timeout(PATIENCE).emitWithAck('refuse')).toEqual({ ok: false, code: 'NOT_FOUND' });
  });
});

if (redis)
  describe('the stream on Redis', () => {
    const url = `${redis}/3`;
    const message = (id: string): RealtimeMessage => ({
      id,
      action: 'emit',
      rooms: ['everyone'],
      except: [],
      topic: 'account_deleted',
      payload: JSON.stringify({ _id: id }),
    });
    let told: string[];
    let reconnects: number;
    let control: Redis;
    let stream: RealtimeStream;
    let reader: StreamReader;
    // Retries when the connection was broken, as the relay does.
    const append = (id: string) => eventually(() => stream.append(message(id)).then(() => true));
    const fail = (error: Error) => expect(error.message).toBe('none');
    beforeEach(async () => {
      [told, reconnects] = [[], 0];
      control = new Redis(url);
      stream = new RealtimeStream(url, fail);
      reader = new StreamReader(stream, {
        deliverLocally: ({ id }) => told.push(id),
        makeClientsReconnect: () => (reconnects += 1),
      });
      await stream.append(message('before'));
      reader.start();
      await eventually(async () => String(await control.client('LIST')).includes('cmd=xread'));
    });
    afterEach(async () => {
      stream.close();
      await reader.stop();
      control.disconnect();
    });

    it('[contract 6] delivers a message once that a dead process and its successor both published', async () => {
      for (const id of ['1', '2', '2', '1', '3']) await stream.append(message(id));
      await eventually(() => told.includes('3'));
      expect(told).toEqual(['1', '2', '3']);
    });

    it('[contract 6] continues at its position after a broken connection', async () => {
      await stream.append(message('1'));
      await eventually(() => told.length);
      await control.multi().client('KILL', 'TYPE', 'normal', 'SKIPME', 'yes').exec();
      await append('2');
      await eventually(() => told.includes('2'));
      expect([told, reconnects]).toEqual([['1', '2'], 0]);
    });

    it('[contract 6] makes the clients reconnect when Redis has lost messages', async () => {
      await stream.append(message('1'));
      await eventually(() => told.length);
      await control.multi().del('manette:realtime').client('KILL', 'TYPE', 'normal', 'SKIPME', 'yes').exec();
      await eventually(() => reconnects);
      await append('2');
      await eventually(() => told.includes('2'));
    });
  });
