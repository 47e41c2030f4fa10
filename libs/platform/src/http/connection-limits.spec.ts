import { once } from 'node:events';
import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { limitConnections } from './connection-limits.js';

const WINDOW_MS = 400;
/** A body must deliver at least this many bytes in each window. */
const LEAST = 410;

/** Blocks the event loop for `ms` milliseconds. */
const block = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

describe('connections', () => {
  let server: Server;
  let port: number;
  const opened: Socket[] = [];
  const start = async (answer: RequestListener, perAddress = 10) => {
    server = createServer(answer);
    const countedAs = (address: string | undefined) => (address === '127.0.0.9' ? undefined : address);
    limitConnections(server, { perAddress, countedAs, windowMs: WINDOW_MS });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  const open = async (localAddress = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => socket.destroy());
    opened.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  /** Sends a body in pieces, four in each window. @returns the status of the response */
  const send = (pieces: number, bytes: number) => {
    const answered = new Promise<number | undefined>((resolve, reject) => {
      const call = httpRequest({ port, method: 'POST', agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      call.on('error', reject);
      const sending = async () => {
        for (let n = 0; n < pieces && !call.destroyed; n++) {
          call.write(Buffer.alloc(bytes));
          await pause(WINDOW_MS / 4);
        }
        call.end();
      };
      void sending();
    });
    return answered;
  };
  const takeAll: RequestListener = (request, response) =>
    void request.resume().once('end', () => response.end());

  afterEach(async () => {
    for (const socket of opened.splice(0)) socket.destroy();
    server.closeAllConnections();
    await once(server.close(), 'close');
  });

  it('of one address are limited; open ones stay open, and other addresses and proxies may connect', async () => {
    await start((_, response) => void response.end('here'), 2);
    const [first] = [await open(), await open()];
    const third = await open();
    await once(third, 'close');
    first.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(String((await once(first, 'data'))[0])).toContain('here');
    const others = [
      await open('127.0.0.2'),
      await open('127.0.0.9'),
      await open('127.0.0.9'),
      await open('127.0.0.9'),
    ];
    for (const socket of others) {
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
      await once(socket, 'data');
    }
  });

  it('are closed when they send a body too slowly', async () => {
    await start(takeAll);
    await expect(send(40, 10)).rejects.toThrow();
  });

  it('are closed when they announce a body and send nothing of it', async () => {
    await start(takeAll);
    const socket = await open();
    const closed = once(socket, 'close');
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n');
    await closed;
  });

  it('may send a body slowly, at the lowest accepted rate', async () => {
    await start(takeAll);
    expect(await send(16, LEAST)).toBe(200);
  });

  it('are not held to a rate while the server does not read the body', async () => {
    await start((request, response) => {
      setTimeout(() => takeAll(request, response), 3 * WINDOW_MS);
    });
    expect(await send(1, 1024 * 1024)).toBe(200);
  });

  it('are not held to a rate for the time before the server resumed reading, just before a check', async () => {
    await start((request, response) => {
      // When the event loop runs again, both timers are due, so no byte can arrive between the start of reading and the check.
      setTimeout(() => block(WINDOW_MS / 2), 2.75 * WINDOW_MS);
      setTimeout(() => takeAll(request, response), 2.875 * WINDOW_MS);
    });
    expect(await send(1, 1024 * 1024)).toBe(200);
  });

  it('have 15 s for their headers, which are at most 100', async () => {
    await start(takeAll);
    expect(server).toMatchObject({
      headersTimeout: 15_000,
      connectionsCheckingInterval: 5_000,
      maxHeadersCount: 100,
    });
  });
});
