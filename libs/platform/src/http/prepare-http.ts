import { RequestMethod } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import express, { type Request } from 'express';
import { APP_CONFIG, type AppConfig } from '../core/config/app-config.js';
import { GracefulShutdown } from '../core/lifecycle/graceful-shutdown.js';
import { CallLimits } from '../database/limits/call-limits.js';
import { PlatformIoAdapter } from '../messaging/realtime/connection/platform-io.adapter.js';
import { Clock } from '../core/time/clock.js';
import { HttpMetrics } from './metrics/http-metrics.js';
import { FileStore } from '../storage/files/file-store.js';
import { SignedAddresses } from '../storage/files/signed-addresses.js';
import { uploadsRouter } from './downloads/uploads.router.js';
import { identifyRequest } from './middleware/request-id.js';
import { refuseDeepBodies } from './middleware/body-depth.js';
import { limitBody } from './middleware/body-limit.js';
import { refuseOtherBodies } from './middleware/body-type.js';
import { callerAddressReader, connectionKeyReader } from '../core/network/caller-address.js';
import { limitConnections } from './connection-limits.js';
import { heedETag } from './middleware/conditional-calls.js';
import { countCalls } from './middleware/count-calls.js';
import { knownPaths } from './middleware/known-paths.js';
import { RunningRequests } from './middleware/running-requests.js';
import { limitTime } from './middleware/time-limit.js';
import { securityHeaders } from './middleware/security-headers.js';

const LARGEST_BODY = 100 * 1024;
const SMALLEST_COMPRESSED = 1024;
const SECONDS = 1000;
/** Beside its sockets an address has connections that call. */
const CONNECTIONS_PER_SOCKET = 2;

/** Has `request.ip` and `@Ip()` say who calls, which Express itself would read by other rules. */
function readCallerAddresses(app: NestExpressApplication, trustedProxies: string[]): void {
  const read = callerAddressReader({ trustedProxies, behindGateway: true });
  const known = new WeakMap<Request, string>();
  const { request } = app.getHttpAdapter().getInstance() as { request: Request };
  Object.defineProperty(request, 'ip', {
    get(this: Request) {
      // A connection that has closed meanwhile no longer says from where it came.
      const address = known.get(this) ?? read(this);
      known.set(this, address);
      return address;
    },
  });
}

/** Sets the application up for HTTP and Socket.IO; it must have been created with `bodyParser: false`. */
export function prepareHttp(app: NestExpressApplication): void {
  const { http, limits } = app.get<AppConfig>(APP_CONFIG);
  readCallerAddresses(app, http.trustedProxies);
  app.disable('x-powered-by');
  app.use(app.get(HttpMetrics).observe);
  app.use(identifyRequest, app.get(RunningRequests).count, limitTime, securityHeaders());
  if (http.corsOrigins.length > 0)
    app.enableCors({
      origin: http.corsOrigins,
      exposedHeaders: ['x-request-id', 'retry-after'],
      maxAge: 600,
    });
  app.use(knownPaths, heedETag);
  app.use('/uploads', uploadsRouter(app.get(FileStore), app.get(SignedAddresses), app.get(Clock)));
  // Readers are on weak networks; pictures and files above are compressed by their nature.
  app.use(compression({ threshold: SMALLEST_COMPRESSED }));
  app.use(countCalls(app.get(CallLimits)));
  app.use(limitBody(LARGEST_BODY), refuseOtherBodies, express.json({ limit: LARGEST_BODY }));
  app.use(refuseDeepBodies);
  // The browser starts Google's sign-in by both addresses (contract, section 2), so both are written out in full.
  const exclude = ['auth/google', 'api/auth/google'].map((path) => ({ path, method: RequestMethod.GET }));
  app.setGlobalPrefix('api', { exclude });
  app.useWebSocketAdapter(new PlatformIoAdapter(app));
  const server = app.getHttpServer();
  limitConnections(server, {
    perAddress: Math.max(1, Math.floor(CONNECTIONS_PER_SOCKET * limits.socketsPerAddress * limits.factor)),
    countedAs: connectionKeyReader({ trustedProxies: http.trustedProxies, behindGateway: true }),
  });
  server.keepAliveTimeout = 65 * SECONDS;
  app.get(GracefulShutdown).register('requests', () => {
    // Takes no more connections from here on; the calls on those that are open are counted and waited for.
    server.close();
    return Promise.resolve();
  });
}
