import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { io, type Socket as Client } from 'socket.io-client';
import { broadcastLocally } from './local-broadcast.js';

describe('a broadcast to the sockets of this process', () => {
  const http = createServer();
  const server = new Server(http);
  const clients: Client[] = [];

  beforeAll(async () => {
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
  });
  afterEach(() => clients.splice(0).forEach((client) => client.close()));
  afterAll(() => server.close());

  /** Connects a socket and joins rooms. @returns the socket, its client and the numbers that the client receives */
  async function connect(rooms: string[], transport: 'websocket' | 'polling' = 'websocket') {
    const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    const connecting = once(server, 'connection') as Promise<[Socket]>;
    const client = io(url, { transports: [transport], forceNew: true, reconnection: false });
    clients.push(client);
    const heard: number[] = [];
    client.on('number', (number: number) => heard.push(number));
    const [[socket]] = await Promise.all([connecting, once(client as never, 'connect')]);
    await socket.join(rooms);
    const until = async (end: number) => {
      while (heard.at(-1) !== end) await new Promise((resolve) => client.once('number', resolve));
    };
    return { socket, client, heard, until };
  }
  const say = (rooms: string[], number: number, except: string[] = [], padding = '') =>
    broadcastLocally(server, { rooms, except }, 'number', padding ? [number, padding] : number);

  it('reaches each socket of the rooms once, except the sockets in excluded rooms', async () => {
    const [both, one, out] = [await connect(['a', 'b']), await connect(['b']), await connect(['a', 'c'])];
    say(['a', 'b'], 1, ['c', 'nobody']);
    say(['nobody'], 2);
    say(['a', 'b'], 3);
    await Promise.all([both, one, out].map(({ until }) => until(3)));
    expect([both.heard, one.heard, out.heard]).toEqual([[1, 3], [1, 3], [3]]);
  });

  it('bypasses the queues of a connection in which no packet waits', async () => {
    const { socket, until } = await connect(['a']);
    await new Promise(setImmediate);
    let flushes = 0;
    socket.conn.on('flush', () => (flushes += 1));
    for (const number of [1, 2, 3]) say(['a'], number);
    await until(3);
    expect(flushes).toBe(0);
  });

  it.each(['websocket', 'polling'] as const)(
    'keeps its order among the other packets of a socket, with %s',
    async (transport) => {
      const { socket, heard, until } = await connect(['a'], transport);
      const sent = Array.from({ length: 300 }, (_, number) => number);
      for (const number of sent) {
        if (number % 3 === 1) socket.emit('number', number);
        else say(['a'], number);
        if (number % 7 === 0) await new Promise(setImmediate);
      }
      await until(299);
      expect(heard).toEqual(sent);
    },
  );

  it('keeps its order while data wait for a slow client', async () => {
    const { socket, client, until, heard } = await connect(['a']);
    const late: number[] = [];
    client.on('number', (said: number | [number, string]) => late.push(Array.isArray(said) ? said[0] : said));
    const padding = 'x'.repeat(1 << 20);
    for (let number = 0; number < 20; number += 1) say(['a'], number, [], padding);
    socket.emit('number', 20);
    say(['a'], 21);
    await until(21);
    expect(late).toEqual(Array.from({ length: 22 }, (_, number) => number));
    expect(heard).toHaveLength(22);
  });

  it('skips a socket that is closing', async () => {
    const [leaving, staying] = [await connect(['a']), await connect(['a'])];
    leaving.socket.conn.close();
    say(['a'], 1);
    await staying.until(1);
    expect(leaving.heard).toEqual([]);
  });
});
