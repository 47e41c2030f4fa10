import { once, EventEmitter } from 'node:events';
import { Controller, Get, Module } from '@nestjs/common';
import { io } from 'socket.io-client';
import { Public } from '../../http/auth/access.decorators.js';
import { newId } from '../ids/new-id.js';
import { createTestDatabase, eventually, type TestDatabase } from '../../testing/index.js';
import { probeConfig, startProbeApp } from '../../testing/probe-app.js';
import { probeToken } from '../../testing/probe-sessions.js';

const events = new EventEmitter();

@Controller('slow')
class SlowController {
  @Public() @Get() async answer() {
    events.emit('arrived');
    await once(events, 'go on');
    return { finished: true };
  }
}

@Module({ controllers: [SlowController] })
class SlowModule {}

describe('a process that is asked to end', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase([]);
  });
  afterAll(() => database.drop());

  it('[contract 7] finishes the running call, accepts no new one, and disconnects its sockets', async () => {
    const probe = await startProbeApp(probeConfig(database.url), SlowModule);
    const auth = { token: probeToken(newId(), newId()) };
    const socket = io(probe.url, { auth, transports: ['websocket'], reconnection: false, forceNew: true });
    await once(socket as never, 'connect');
    const gone = once(socket as never, 'disconnect');

    const arrived = once(events, 'arrived');
    const answer = fetch(`${probe.url}/api/slow`);
    await arrived;
    const server = probe.app.getHttpServer();
    const closed = once(server, 'close');
    const stopped = probe.stop();
    await eventually(() => !server.listening);
    await expect(fetch(`${probe.url}/api/slow`)).rejects.toThrow();
    events.emit('go on');
    expect(await (await answer).json()).toEqual({ finished: true });
    await stopped;
    await Promise.all([closed, gone]);
  });
});
