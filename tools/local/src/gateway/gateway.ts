import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { callerAddressReader, connectionKeyReader } from '@manette/platform/caller-address';
import { limitConnections } from '@manette/platform/connection-limits';
import { StartError } from '../start-error.ts';
import { apiProxy } from './api-proxy.ts';
import { destinationOf } from './destination.ts';
import { pages, type PagesOptions } from './pages.ts';
import { refuseUpgrade } from './unavailable.ts';

export interface GatewayOptions extends Omit<PagesOptions, 'api'> {
  port: number;
  /** Address to listen on; both loopback addresses when absent. */
  host: string | undefined;
  /** Ranges of addresses of the proxies before the shop, whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
  /** How many connections of one address may be open, other than of those proxies. */
  connectionsPerAddress: number;
  apiAddress: () => string | undefined;
}

export interface Gateway {
  /** Stops listening, lets answers under way finish for a moment, and closes what is left. */
  stop(): Promise<void>;
}

const GRACE = 2_000;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen({ port, host });
  try {
    await once(server, 'listening');
  } catch (error) {
    const reason =
      codeOf(error) === 'EADDRINUSE'
        ? 'is in use by another program'
        : `cannot be opened on ${host} (${codeOf(error)})`;
    throw new StartError(`port ${port} ${reason}; stop what uses it, or set PORT to a free one`, {
      cause: error,
    });
  }
}

/** `localhost` is either of two addresses; whichever a browser picks must be ours. A machine may lack the newer one. */
async function listenOnLoopback(make: () => Server, port: number): Promise<Server[]> {
  const [first, second] = [make(), make()];
  await listen(first, port, '127.0.0.1');
  try {
    await listen(second, port, '::1');
    return [first, second];
  } catch (error) {
    if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf((error as StartError).cause))) return [first];
    first.close();
    throw error;
  }
}

/** @throws StartError when the port cannot be had */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { trustedProxies } = options;
  const callerAddress = callerAddressReader({ trustedProxies, behindGateway: false });
  const countedAs = connectionKeyReader({ trustedProxies, behindGateway: false });
  const api = apiProxy(options.apiAddress, callerAddress);
  const app = pages({ ...options, api });
  const upgraded = new Set<Socket>();
  const make = () => {
    const server = createServer(app);
    limitConnections(server, { perAddress: options.connectionsPerAddress, countedAs });
    server.on('upgrade', (request, socket: Socket, head) => {
      upgraded.add(socket);
      socket.once('close', () => upgraded.delete(socket)).on('error', () => socket.destroy());
      const path = request.url?.split('?')[0] ?? '';
      if (destinationOf(path).kind === 'api') api.upgrade(request, socket, head);
      else refuseUpgrade(socket, '404 Not Found');
    });
    return server;
  };
  const { host, port } = options;
  const servers = host === undefined ? await listenOnLoopback(make, port) : [make()];
  if (host !== undefined && servers[0]) await listen(servers[0], port, host);
  return {
    stop: async () => {
      const closed = Promise.all(servers.map((server) => once(server.close(), 'close')));
      for (const server of servers) server.closeIdleConnections();
      for (const socket of upgraded) socket.destroy();
      await Promise.race([closed, pause(GRACE, undefined, { ref: false })]);
      for (const server of servers) server.closeAllConnections();
      await closed;
      api.close();
    },
  };
}

/** @throws StartError when the port is taken, before anything else has been started */
export async function refuseBusyPort(port: number, host: string | undefined): Promise<void> {
  const idle = () => createServer();
  const servers = host === undefined ? await listenOnLoopback(idle, port) : [idle()];
  if (host !== undefined && servers[0]) await listen(servers[0], port, host);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
}
