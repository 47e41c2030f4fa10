import { sessionPort } from '@manette/web-api';
import { isLowData } from './low-data';

/** The address of the server: the origin of the page. */
export const realtimeServer = { origin: window.location.origin };

/**
 * The options of the connection (specification, section 9) [SHELL-044..050]; the server sets those of the pings [SHELL-051].
 */
export const SOCKET_OPTIONS = {
  path: '/socket.io',
  // The server sends presence only to pages that ask for it.
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
