import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { callerAddressReader, connectionKeyReader } from '@manette/platform/caller-address';
import { limitConnections } from '@manette/platform/connection-limits';
import { destinationOf } from '@manette/platform/origin/front-ends';
import { refuseUpgrade } from '@manette/platform/origin/unavailable';
import { apiProxy } from './api-proxy.ts';
import { openServers } from './listen.ts';
import { pages, type PagesOptions } from './pages.ts';

export interface GatewayOptions extends Omit<PagesOptions, 'api'> {
  port: number;
  /** Address to listen on; both loopback addresses when absent. */
  host: string | undefined;
  /** Address ranges of the proxies in front of the shop, whose `X-Forwarded-For` is trusted. */
  trustedProxies: readonly string[];
  /** Maximum number of open connections of one address. Connections of trusted proxies do not count. */
  connectionsPerAddress: number;
  apiAddress: () => string | undefined;
}

export interface Gateway {
  /** Stops listening immediately, lets pending responses finish for 2 s, and closes the remaining connections. */
  stop(): Promise<void>;
}

const GRACE = 2_000;

/** Starts a gateway. @throws StartError when the port cannot be opened */
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
  const servers = await openServers(make, port, host);
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
