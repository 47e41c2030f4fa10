import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Node accepts one connection in a turn: after so many without one, none waits at the port. */
const QUIET_TURNS = 20;
/** More than these do not wait where calls are spread over processes. */
const MOST_TURNS = 1_000;
/** How long the request of a connection that was just made may be on its way. */
const ON_THE_WAY_MS = 250;

/** Runs what the end of listening runs once, so that the engine has compiled it before it matters. */
async function rehearse(): Promise<void> {
  const server = new NetServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await closeWhenQuiet(server);
}

/** Takes the connections that wait at the port until none does, and ends listening in the same turn. */
function closeWhenQuiet(server: NetServer): Promise<void> {
  return new Promise((resolve) => {
    let quiet = 0;
    let turns = 0;
    const accepted = () => (quiet = 0);
    server.on('connection', accepted);
    const turn = () => {
      if (++quiet < QUIET_TURNS && ++turns < MOST_TURNS) return void setImmediate(turn);
      // The server's own `close` would end idle connections at once.
      NetServer.prototype.close.call(server);
      server.off('connection', accepted);
      resolve();
    };
    setImmediate(turn);
  });
}

/**
 * Ends listening without breaking off calls that a proxy has just sent, as it must not repeat a write [OPS-070]. Connections that
 * the system has accepted for us would be reset by the end of listening, so they are taken first; and one whose request is
 * still on its way would count as idle. A connection within the last microseconds is still reset.
 */
export async function stopAccepting(server: Server): Promise<void> {
  await rehearse();
  await closeWhenQuiet(server);
  await pause(ON_THE_WAY_MS);
  server.closeIdleConnections();
}
