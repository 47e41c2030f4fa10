import { sessionPort } from '@manette/web-api';
import { isLowData } from './low-data';

/** Where the server is: on the page's own origin. */
export const realtimeServer = { origin: window.location.origin };

/** How the connection behaves (specification, section 9) [SHELL-044..050]; the pings are the server's [SHELL-051]. */
export const SOCKET_OPTIONS = {
  path: '/socket.io',
  // Pages that show presence ask for it.
  query: { presence: 'asked' },
  auth: (send: (data: object) => void) =>
    send({ token: sessionPort.readToken(), ...(isLowData() && { lowData: true }) }),
  transports: ['websocket', 'polling'],
  reconnection: true,
  reconnectionAttempts: 5,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
  autoConnect: false,
};
