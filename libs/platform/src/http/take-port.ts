import { once } from 'node:events';
import type { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How long the launcher may take to give up the port. */
const PATIENCE_MS = 5_000;

/**
 * How many connections may wait to be accepted. After a cut all pages come back at once; those beyond it are dropped, and their
 * systems try again only after 1, 3, 7 and 15 s. Linux takes no more than `net.core.somaxconn`, which is 4096 too.
 */
const BACKLOG = 4096;

/** Listens. @throws the error of the system when the address cannot be had */
export async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen({ port, host, backlog: BACKLOG });
  await once(server, 'listening');
}

/** Asks the launcher for the port; without one, or without an answer in time, the port stays taken. */
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
 * Listens at an address. While the API is away the launcher of `npm start` answers there, and gives the port up when it is
 * asked to. Imports no other file of the workspace: tests of the launcher use it from its sources.
 * @throws the error of the system when the address cannot be had
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
