const CODES = new Set([
  // Sockets
  'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN',
  // PostgreSQL: shutting down, crashed, starting, too many connections, no more resources
  '57P01', '57P02', '57P03', '57P05', '53300', '53400', '3D000', '25P03',
]); // oxfmt-ignore
/** Error codes of connecting to a Unix socket whose server is gone, or has more callers than it can queue. */
const SOCKET_CODES = new Set(['ENOENT', 'EAGAIN']);
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Connection is closed|not queryable|database system is|Cannot use a pool after/i;
/** Messages of ioredis without a connection or a response, and of a Redis that refuses all writes. */
const REDIS_MESSAGES =
  /Stream isn't writeable|Command timed out|max retries per request|^(?:OOM|LOADING|READONLY|MISCONF|MASTERDOWN|CLUSTERDOWN) /;

interface Failure {
  message?: unknown;
  code?: unknown;
  syscall?: unknown;
  cause?: unknown;
  errors?: unknown;
}

/** Whether an error means that the database (or Redis) cannot be reached, rather than that a query is wrong. */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 4) return false;
  const { message, code, syscall, cause, errors } = error as Failure;
  if (typeof code === 'string' && (CODES.has(code) || code.startsWith('08'))) return true;
  if (typeof code === 'string' && syscall === 'connect' && SOCKET_CODES.has(code)) return true;
  if (typeof message === 'string' && (MESSAGES.test(message) || REDIS_MESSAGES.test(message))) return true;
  if (Array.isArray(errors) && errors.some((one) => isUnavailable(one, depth + 1))) return true;
  return isUnavailable(cause, depth + 1);
}
