import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { Server as SocketServer } from 'socket.io';
import { io } from 'socket.io-client';
import { freePort } from '@manette/platform/free-port';
import { removeFolder, throwawayFolder } from '../src/throwaway/folders.ts';
import type { Gateway } from '../src/gateway/gateway.ts';
import { fixtureProduct } from './support/fixture-product.ts';
import { rawRequest } from './support/raw-request.ts';

const LIMIT = 1024 * 1024;

/** Stands in for the API: an echo, an upload, a refusal of a large body, a response that breaks off. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/api/upload') {
    const hash = createHash('sha256');
    for await (const chunk of request) hash.update(chunk as Buffer);
    response.end(hash.digest('hex'));
  } else if (request.url === '/api/limited' && Number(request.headers['content-length']) > LIMIT) {
    response.writeHead(413, { 'content-type': 'application/json', connection: 'close' });
    response.end('{"statusCode":413,"code":"FILE_TOO_LARGE"}');
  } else if (request.url === '/api/broken') {
    response.writeHead(200, { 'content-length': '1000' }).write('half');
    setImmediate(() => response.destroy());
  } else {
    const { method, url, headers } = request;
    response.writeHead(200, { 'content-type': 'application/json', 'x-request-id': 'from-the-api' });
    response.end(JSON.stringify({ method, url, headers, body: await text(request) }));
  }
}

describe('the gateway in front of the API', () => {
  const folder = throwawayFolder();
  let gateway: Gateway;
  let port: number;
  let api: Server;
  let sockets: SocketServer;
  let apiPort: number | undefined;

  async function startApi(): Promise<void> {
    api = createServer((request, response) => void answer(request, response));
    sockets = new SocketServer(api);
    sockets.on('connection', (socket) => socket.on('say', (words: string, reply) => reply(`heard ${words}`)));
    const free = await freePort();
    await once(api.listen(free, '127.0.0.1'), 'listening');
    apiPort = free;
  }
  async function stopApi(): Promise<void> {
    const closed = sockets.close();
    api.closeAllConnections();
    await closed;
  }

  beforeAll(async () => {
    await startApi();
    const address = () => (apiPort === undefined ? undefined : `http://127.0.0.1:${apiPort}`);
    ({ gateway, port } = await fixtureProduct(folder, address));
  });
  afterAll(async () => {
    await stopApi();
    await gateway.stop();
    removeFolder(folder);
  });

  it.each(['/api/accounts?q=a%20b&x[]=1', '/uploads/a.webp', '/auth/google', '/api'])(
    '[RUN-ORIGIN] forwards %s unchanged',
    async (path) => {
      const sent = {
        path,
        method: 'POST',
        body: '{"a":1}',
        headers: { host: 'shop.test', 'content-length': 7 },
      };
      const { status, headers, text: body } = await rawRequest(port, sent);
      expect([status, headers['x-request-id'], headers['content-security-policy']]).toEqual([
        200,
        'from-the-api',
        undefined,
      ]);
      expect(JSON.parse(body)).toMatchObject({
        method: 'POST',
        url: path,
        body: '{"a":1}',
        headers: { host: 'shop.test' },
      });
    },
  );

  it("[RUN-ORIGIN] sends the API the caller's real address, whatever headers the caller sends", async () => {
    const headers = {
      'x-forwarded-for': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      'x-forwarded-host': 'evil.test',
    };
    const { text: body } = await rawRequest(port, { path: '/api/echo', headers });
    const seen = (JSON.parse(body) as { headers: Record<string, string> }).headers;
    expect(seen['x-forwarded-for']).toBe('127.0.0.1');
    expect(seen).not.toHaveProperty('forwarded');
    expect(seen).not.toHaveProperty('x-forwarded-host');
  });

  it('[RUN-ORIGIN] forwards an upload of 30 MB', async () => {
    const bytes = Buffer.alloc(30 * LIMIT, 'manette');
    const uploaded = await fetch(`http://localhost:${port}/api/upload`, { method: 'POST', body: bytes });
    expect(await uploaded.text()).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('[RUN-ORIGIN] forwards a refusal that the API sends before it has read the body', async () => {
    const call = connect(port, '127.0.0.1');
    call.write(`POST /api/limited HTTP/1.1\r\nhost: shop.test\r\ncontent-length: ${50 * LIMIT}\r\n\r\nbegin`);
    const [first] = (await once(call, 'data')) as [Buffer];
    expect(first.toString()).toMatch(/^HTTP\/1\.1 413 [\s\S]*FILE_TOO_LARGE/);
    call.destroy();
  });

  it('[RUN-ORIGIN] breaks off a response when the API does', async () => {
    const broken = await fetch(`http://localhost:${port}/api/broken`);
    await expect(broken.text()).rejects.toThrow();
  });

  it('[RUN-ORIGIN] forwards WebSockets of the API, and answers 404 to others', async () => {
    const socket = io(`http://localhost:${port}`, { transports: ['websocket'], reconnection: false });
    expect(await socket.timeout(60_000).emitWithAck('say', 'hello')).toBe('heard hello');
    socket.close();
    const stranger = connect(port, '127.0.0.1');
    stranger.write('GET /elsewhere HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
    expect(await text(stranger)).toMatch(/^HTTP\/1\.1 404 /);
  });

  it('[RUN-ORIGIN] answers 503 while the API is not running, and forwards calls again when it is', async () => {
    const ask = () => fetch(`http://localhost:${port}/api/accounts`);
    const unavailable = {
      statusCode: 503,
      code: 'UNAVAILABLE',
      message: expect.any(String),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    };
    await stopApi();
    const refused = await ask();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    const body = (await json(refused.body as never)) as { requestId: string };
    expect(body).toEqual(unavailable);
    expect(refused.headers.get('x-request-id')).toBe(body.requestId);
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'GET /socket.io/?EIO=4 HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 503 /);
    apiPort = undefined;
    expect((await ask()).status).toBe(503);
    expect((await fetch(`http://localhost:${port}/accounts`)).status).toBe(200);
    await startApi();
    expect((await ask()).status).toBe(200);
  });

  it('[RUN-ORIGIN] limits the connections of one address', async () => {
    const other = throwawayFolder();
    const address = () => `http://127.0.0.1:${apiPort}`;
    const second = await fixtureProduct(other, address, { connectionsPerAddress: 2 });
    const [first, next] = [connect(second.port, '127.0.0.1'), connect(second.port, '127.0.0.1')];
    await Promise.all([once(first, 'connect'), once(next, 'connect')]);
    const third = connect(second.port, '127.0.0.1').on('error', () => undefined);
    await once(third, 'close');
    expect((await rawRequest(second.port, { path: '/api/x', localAddress: '127.0.0.2' })).status).toBe(200);
    first.destroy();
    next.destroy();
    await second.gateway.stop();
    removeFolder(other);
  });

  it('[RUN-STOP] stops within its time limit, even with open sockets and unfinished uploads', async () => {
    const other = throwawayFolder();
    const second = await fixtureProduct(other, () => `http://127.0.0.1:${apiPort}`);
    const socket = io(second.origin, { transports: ['websocket'], reconnection: false });
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    const slow = connect(second.port, '127.0.0.1');
    slow
      .on('error', () => slow.destroy())
      .write('POST /api/upload HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\nx');
    const begun = Date.now();
    await Promise.all([second.gateway.stop(), new Promise((resolve) => socket.once('disconnect', resolve))]);
    // The gateway's own limits would close the unfinished upload after 30 s at the earliest (connection-limits.ts).
    expect(Date.now() - begun).toBeLessThan(30_000);
    removeFolder(other);
  });
});
