import { once } from 'node:events';
import type { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How long the launcher may take to release the port (ms). */
const PATIENCE_MS = 5_000;

/**
 * How many connections may wait to be accepted. After an outage all pages reconnect at the same time. Connections beyond the
 * backlog are dropped, and their systems retry only after 1, 3, 7 and 15 s. Linux limits the backlog to
 * `net.core.somaxconn`, which is 4096 as well.
 */
const BACKLOG = 4096;

/** Listens at an address. @throws the system's error when the address cannot be opened */
export async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen({ port, host, backlog: BACKLOG });
  await once(server, 'listening');
}

/** Asks the launcher to release the port. Returns without an error if there is no launcher or it does not answer in time. */
async function askForPort(): Promise<void> {
  if (!process.send || process.env.MANETTE_LAUNCHER !== String(process.ppid)) return;
  const timer = new AbortController();
  const answered = once(process, 'message', { signal: timer.signal });
  process.send({ asks: 'port' });
  const late = pause(PATIENCE_MS, undefined, { signal: timer.signal });
  await Promise.race([answered, late]);
  timer.abort();
  await Promise.allSettled([answered, late]);
}

/**
 * Listens at an address. While the API is down, the launcher of `npm start` listens there, and releases the port when it is
 * asked to. Imports no other file of the workspace, as tests of the launcher run it from its sources.
 * @throws the system's error when the address cannot be opened
 */
export async function takePort(server: Server, port: number, host: string): Promise<void> {
  try {
    await listen(server, port, host);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    await askForPort();
    await listen(server, port, host);
  }
}
