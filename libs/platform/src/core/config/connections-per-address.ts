import type { Environment } from './variables.ts';

/** A socket may need two connections while it changes from requests to a WebSocket. */
const PER_SOCKET = 2;
/** For requests, beside the sockets' own: many people may share one address. */
const FOR_CALLS = 100;

/** How many connections of one address a process holds open. */
export const connectionsPerAddress = ({
  SOCKETS_PER_ADDRESS,
  RATE_LIMIT_FACTOR,
}: Pick<Environment, 'SOCKETS_PER_ADDRESS' | 'RATE_LIMIT_FACTOR'>): number =>
  FOR_CALLS + Math.floor(PER_SOCKET * SOCKETS_PER_ADDRESS * RATE_LIMIT_FACTOR);
