import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral ports, which systems assign to connections and to servers that listen on port 0 (Linux: from 32,768). */
const [FIRST, END] = [20_000, 32_768];
const TRIES = 100;

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/**
 * Finds a port of this machine that is free at this moment. It is below the ephemeral ports, so the system does not assign it
 * to a connection or to a server on port 0 before the caller's server listens.
 * @throws Error after `TRIES` ports that were taken
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = randomInt(FIRST, END);
    if (await isFree(port)) return port;
  }
  throw new Error(`${TRIES} ports from ${FIRST} to ${END - 1} were taken`);
}
