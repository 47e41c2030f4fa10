import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long headers may take; Node checks every `CHECK_EVERY_MS`. */
const HEADERS_MS = 15_000;
const CHECK_EVERY_MS = 5_000;
const MAX_HEADERS = 100;
/** How long a body may take, whatever its rate. */
const BODY_MS = 60 * 60 * 1000;
/** The lowest accepted rate over `WINDOW_MS`: even a 2G phone sends four times as much. */
const MIN_BYTES_PER_SECOND = 1024;
const WINDOW_MS = 30_000;
const CHECKS_PER_WINDOW = 10;

export interface ConnectionLimits {
  /** How many connections of one address may be open on this process. */
  perAddress: number;
  /** Returns the key under which an address's connections are counted; undefined for a proxy, which many clients share. */
  countedAs: (remoteAddress: string | undefined) => string | undefined;
  /** Called for each connection that is refused. */
  onRefused?: () => void;
  /** The window over which the rate of a body is measured; tests shorten it. */
  windowMs?: number;
}

/**
 * Limits connections so that slow and idle ones do no harm: their number per address, the time for headers, and the lowest
 * rate of bodies. A body on a slow line may take long, as its rate is limited and not its duration. Call it before the
 * server listens. This file imports no other file of the workspace, because the gateway runs it from its sources.
 */
export function limitConnections(
  server: Server,
  { perAddress, countedAs, onRefused, windowMs = WINDOW_MS }: ConnectionLimits,
): void {
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = BODY_MS;
  server.maxHeadersCount = MAX_HEADERS;
  Object.assign(server, { connectionsCheckingInterval: CHECK_EVERY_MS });
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const key = countedAs(socket.remoteAddress);
    if (key === undefined) return;
    const count = (open.get(key) ?? 0) + 1;
    if (count > perAddress) {
      onRefused?.();
      return void socket.destroy();
    }
    open.set(key, count);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
  server.on('request', (request) => requireProgress(request, windowMs));
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Closes the connection of a request whose body arrives more slowly than the lowest accepted rate. Only time in which the
 * server reads the body counts: the window restarts whenever a check finds that the body is not being read. The window is
 * measured in checks instead of milliseconds, so that a blocked event loop, which reads nothing either, does not shorten it.
 */
function requireProgress(request: IncomingMessage, windowMs: number): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  const least = (MIN_BYTES_PER_SECOND * windowMs) / 1000;
  const isReading = () => !request.isPaused() && request.readableLength === 0;
  let wasReading = true;
  let before = socket.bytesRead;
  let checks = 0;
  const check = () => {
    if (request.complete || socket.destroyed) return clearInterval(timer);
    const reading = isReading();
    const readThroughout = reading && wasReading;
    wasReading = reading;
    if (readThroughout && ++checks < CHECKS_PER_WINDOW) return;
    if (readThroughout && socket.bytesRead - before < least) socket.destroy();
    checks = 0;
    before = socket.bytesRead;
  };
  const timer = setInterval(check, windowMs / CHECKS_PER_WINDOW).unref();
  request.once('close', () => clearInterval(timer));
}
