import { io } from 'socket.io-client';
import type { Server } from 'socket.io';
import { realtimeServer } from './options';
import type { ShopSocket } from './socket';
import { startRealServer } from './testing/real-server';
import { reconnectWhenReachable } from './reconnect';

const IMPATIENT = { autoConnect: false, reconnectionAttempts: 1, reconnectionDelay: 1 };

describe('a connection that is lost or refused', () => {
  let server: Server;
  let socket: ShopSocket;
  let stop: () => void;
  const connected = () => new Promise<void>((resolve) => socket.once('connect', resolve));
  const open = (options = {}) => {
    socket = io(realtimeServer.origin, { ...IMPATIENT, ...options, forceNew: true });
    stop = reconnectWhenReachable(socket);
  };

  beforeEach(async () => {
    server = await startRealServer();
  });
  afterEach(async () => {
    stop();
    socket.disconnect();
    await server.close();
  });

  it.each(['online', 'focus', 'pointerdown', 'keydown'])(
    '[SHELL-046] is opened again on %s after all attempts failed',
    async (sign) => {
      const port = Number(new URL(realtimeServer.origin).port);
      await server.close();
      open();
      const gaveUp = new Promise<void>((resolve) => socket.io.once('reconnect_failed', resolve));
      socket.connect();
      await gaveUp;
      server = await startRealServer(port);
      const back = connected();
      window.dispatchEvent(new Event(sign));
      await back;
    },
  );

  it('is opened again by itself when the server’s database was unavailable', async () => {
    let refusals = 0;
    server.use((_, next) => next(refusals++ === 0 ? new Error('UNAVAILABLE') : undefined));
    open();
    const back = connected();
    socket.connect();
    await back;
    expect(refusals).toBe(2);
  });

  it('stays closed after another refusal until the user returns to the page', async () => {
    let refusals = 0;
    server.use((_, next) => next(refusals++ === 0 ? new Error('INTERNAL') : undefined));
    open();
    const refused = new Promise<Error>((resolve) => socket.once('connect_error', resolve));
    socket.connect();
    expect((await refused).message).toBe('INTERNAL');
    const back = connected();
    document.dispatchEvent(new Event('visibilitychange'));
    await back;
  });
});
