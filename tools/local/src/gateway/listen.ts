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

/** Listens on 127.0.0.1 and ::1, because a browser may resolve `localhost` to either. A machine may lack IPv6. */
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
 * @param make creates a server for each address
 * @param host the address; both loopback addresses when undefined
 * @throws StartError when the port cannot be opened
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

/** Checks that the port is free, before anything else is started. @throws StartError when it is taken */
export async function refuseBusyPort(port: number, host: string | undefined): Promise<void> {
  const servers = await openServers(() => createServer(), port, host);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
}
