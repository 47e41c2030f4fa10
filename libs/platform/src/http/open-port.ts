import { createServer, type Server } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { APP_CONFIG, type AppConfig } from '../core/config/app-config.js';
import { ConfigError } from '../core/config/config-error.js';
import { GracefulShutdown } from '../core/lifecycle/graceful-shutdown.js';
import { listen, takePort } from './take-port.js';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Listens at one more address for the server. @returns undefined if the machine lacks this kind of address (IPv6) */
async function listenToo(server: Server, port: number, host: string): Promise<Server | undefined> {
  // The same options as `http.Server` uses.
  const options = { allowHalfOpen: true, noDelay: true };
  const more = createServer(options, (socket) => server.emit('connection', socket));
  try {
    await listen(more, port, host);
    return more;
  } catch (error) {
    if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error))) return undefined;
    throw error;
  }
}

/**
 * Initialises the application and listens at each address of its configuration.
 * @throws ConfigError when the port cannot be opened
 */
export async function openPort(app: NestExpressApplication): Promise<void> {
  const { port, hosts } = app.get<AppConfig>(APP_CONFIG).http;
  const [first = '', ...others] = hosts;
  await app.init();
  const server: Server = app.getHttpServer();
  try {
    await takePort(server, port, first);
    for (const host of others) {
      const more = await listenToo(server, port, host);
      app.get(GracefulShutdown).register('requests', () => Promise.resolve(void more?.close()));
    }
  } catch (error) {
    const taken = codeOf(error) === 'EADDRINUSE';
    const reason = taken ? 'is in use by another program' : `cannot be opened (${codeOf(error)})`;
    throw new ConfigError(`port ${port} ${reason}; stop what uses it, or set PORT to a free one`);
  }
}
