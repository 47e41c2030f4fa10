import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Node accepts one connection in a turn of the event loop: after this many turns without one, none waits at the port. */
const QUIET_TURNS = 20;
/** The most turns to wait: where calls are spread over processes, fewer connections than this wait at the port. */
const MOST_TURNS = 1_000;
/** How long a request may take to arrive on a connection that was just opened. */
const ON_THE_WAY_MS = 250;

/** Closes a temporary server first, so that the engine has compiled the code before it runs on the real one. */
async function rehearse(): Promise<void> {
  const server = new NetServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await closeWhenQuiet(server);
}

/** Accepts connections until none waits at the port, and stops listening in the same turn of the event loop. */
function closeWhenQuiet(server: NetServer): Promise<void> {
  return new Promise((resolve) => {
    let quiet = 0;
    let turns = 0;
    const accepted = () => (quiet = 0);
    server.on('connection', accepted);
    const turn = () => {
      if (++quiet < QUIET_TURNS && ++turns < MOST_TURNS) return void setImmediate(turn);
      // The `close` of the HTTP server would also end idle connections immediately.
      NetServer.prototype.close.call(server);
      server.off('connection', accepted);
      resolve();
    };
    setImmediate(turn);
  });
}

/**
 * Stops listening without aborting calls that a proxy has just sent, as the proxy must not repeat a write [OPS-070]. The
 * system would reset connections that wait to be accepted, so they are accepted first. A connection whose request has not
 * arrived yet would count as idle, so the idle ones are closed only after a pause. A connection that is opened within the
 * last microseconds is still reset.
 */
export async function stopAccepting(server: Server): Promise<void> {
  await rehearse();
  await closeWhenQuiet(server);
  await pause(ON_THE_WAY_MS);
  server.closeIdleConnections();
}
