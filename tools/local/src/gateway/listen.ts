import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { StartError } from '../start-error.ts';

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

/**
 * Opens the public port.
 * @param make makes a server for each address
 * @param host the address; both loopback addresses when undefined
 * @throws StartError when the port cannot be had
 */
export async function openServers(
  make: () => Server,
  port: number,
  host: string | undefined,
): Promise<Server[]> {
  if (host === undefined) return listenOnLoopback(make, port);
  const server = make();
  await listen(server, port, host);
  return [server];
}

/** @throws StartError when the port is taken, before anything else has been started */
export async function refuseBusyPort(port: number, host: string | undefined): Promise<void> {
  const servers = await openServers(() => createServer(), port, host);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
}
