import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Server as SocketServer } from 'socket.io';
import { io } from 'socket.io-client';
import type { Gateway } from '../src/gateway/gateway.ts';
import { removeFolder, throwawayFolder } from '../src/throwaway/folders.ts';
import { fixtureProduct } from './support/fixture-product.ts';
import { hasNginx, Nginx } from './support/nginx.ts';
import { rawRequest } from './support/raw-request.ts';

const installed = hasNginx();
if (!installed)
  console.warn('not tested behind a proxy: nginx is not installed (.ci/run installs it as root)');

(installed ? describe : describe.skip)('behind a real nginx', () => {
  const folder = throwawayFolder();
  let api: Server;
  let sockets: SocketServer;
  let trusting: { gateway: Gateway; port: number };
  let wary: { gateway: Gateway; port: number };
  let proxies: { trusting: Nginx; wary: Nginx };

  beforeAll(async () => {
    api = createServer(({ headers }, response) => void response.end(headers['x-forwarded-for']));
    sockets = new SocketServer(api);
    sockets.on('connection', (socket) => socket.emit('address', socket.handshake.headers['x-forwarded-for']));
    await once(api.listen(0, '127.0.0.1'), 'listening');
    const { port } = api.address() as AddressInfo;
    const address = () => `http://127.0.0.1:${port}`;
    trusting = await fixtureProduct(join(folder, 'a'), address, { trustedProxies: ['127.0.0.1/32'] });
    wary = await fixtureProduct(join(folder, 'b'), address);
    const before = (name: string, gateway: { port: number }) =>
      Nginx.start(join(folder, name), `http://127.0.0.1:${gateway.port}`);
    proxies = { trusting: await before('c', trusting), wary: await before('d', wary) };
  });
  afterAll(async () => {
    await Promise.all([proxies.trusting.stop(), proxies.wary.stop()]);
    await Promise.all([trusting.gateway.stop(), wary.gateway.stop()]);
    await sockets.close();
    removeFolder(folder);
  });

  const addressSeen = async (port: number, from: string, says?: string) => {
    const headers = says === undefined ? {} : { 'x-forwarded-for': says };
    return (await rawRequest(port, { path: '/api/x', localAddress: from, headers })).text;
  };

  it('[TRU-115] the API gets the address of each caller, whatever headers the caller sends', async () => {
    const { port } = proxies.trusting;
    expect(await addressSeen(port, '127.0.0.2')).toBe('127.0.0.2');
    expect(await addressSeen(port, '127.0.0.3')).toBe('127.0.0.3');
    expect(await addressSeen(port, '127.0.0.2', '6.6.6.6')).toBe('127.0.0.2');
    expect(await addressSeen(port, '127.0.0.2', '6.6.6.6, nonsense')).toBe('127.0.0.2');
  });

  it('[TRU-115] a second trusted proxy is skipped, and a malformed address ends the search', async () => {
    const { port } = proxies.trusting;
    expect(await addressSeen(port, '127.0.0.1', '6.6.6.6, 41.96.1.2')).toBe('41.96.1.2');
    expect(await addressSeen(port, '127.0.0.1', '41.96.1.2, nonsense')).toBe('127.0.0.1');
  });

  it('[TRU-115] headers of a proxy that is not trusted, or of callers that bypass the proxy, are ignored', async () => {
    expect(await addressSeen(proxies.wary.port, '127.0.0.2')).toBe('127.0.0.1');
    expect(await addressSeen(proxies.wary.port, '127.0.0.1', '41.96.1.2')).toBe('127.0.0.1');
    expect(await addressSeen(trusting.port, '127.0.0.4', '41.96.1.2')).toBe('127.0.0.4');
  });

  it('[TRU-115] a socket has the same address', async () => {
    const socket = io(`http://127.0.0.1:${proxies.trusting.port}`, {
      transports: ['websocket'],
      extraHeaders: { 'x-forwarded-for': '41.96.1.2' },
      reconnection: false,
    });
    const [address] = (await once(socket as never, 'address')) as [string];
    socket.close();
    expect(address).toBe('41.96.1.2');
  });
});
