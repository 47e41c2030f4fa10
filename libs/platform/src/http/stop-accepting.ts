import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** Node accepts one connection in a turn; more than these do not wait where calls are spread over processes. */
const TURNS = 100;
/** How long the request of a connection that was just made may be on its way. */
const ON_THE_WAY_MS = 250;

/**
 * Ends listening without breaking off calls that a proxy has just sent, as it must not repeat a write [OPS-070]. Connections that
 * the system has accepted for us would be reset by the end of listening, so they are taken first; and one whose request is
 * still on its way would count as idle.
 */
export async function stopAccepting(server: Server): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await nextTurn();
  // The server's own `close` would end idle connections at once.
  NetServer.prototype.close.call(server);
  await pause(ON_THE_WAY_MS);
  server.closeIdleConnections();
}
