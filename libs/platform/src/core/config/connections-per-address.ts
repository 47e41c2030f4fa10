import type { Environment } from './variables.ts';

/** A socket may need two connections while it upgrades from HTTP requests to a WebSocket. */
const PER_SOCKET = 2;
/** For requests, in addition to the connections of sockets: many users may share one address. */
const FOR_CALLS = 100;

/** Returns how many open connections a process accepts from one address. */
export const connectionsPerAddress = ({
  SOCKETS_PER_ADDRESS,
  RATE_LIMIT_FACTOR,
}: Pick<Environment, 'SOCKETS_PER_ADDRESS' | 'RATE_LIMIT_FACTOR'>): number =>
  FOR_CALLS + Math.floor(PER_SOCKET * SOCKETS_PER_ADDRESS * RATE_LIMIT_FACTOR);
