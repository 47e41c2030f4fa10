import { setImmediate as nextLoop } from 'node:timers/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import express, { type Express, type Request } from 'express';
import { APP_CONFIG, type AppConfig } from '../core/config/app-config.js';
import { GracefulShutdown } from '../core/lifecycle/graceful-shutdown.js';
import { CallLimits } from '../database/limits/call-limits.js';
import { RefusedLimits } from '../database/limits/refused-limits.js';
import { PlatformIoAdapter } from '../messaging/realtime/connection/platform-io.adapter.js';
import { Clock } from '../core/time/clock.js';
import { CallLog } from './logging/call-log.js';
import { HttpMetrics } from './metrics/http-metrics.js';
import { FileStore } from '../storage/files/file-store.js';
import { SignedAddresses } from '../storage/files/signed-addresses.js';
import { uploadsRouter } from './downloads/uploads.router.js';
import { assignRequestId } from './middleware/request-id.js';
import { refuseDeepBodies } from './middleware/body-depth.js';
import { limitBody } from './middleware/body-limit.js';
import { refuseUnsupportedBodies } from './middleware/body-type.js';
import {
  callerAddressReader,
  connectionKeyReader,
  callerAddressOptionsOf,
} from '../core/network/caller-address.js';
import { limitConnections } from './connection-limits.js';
import { allowConditionalRequests } from './middleware/conditional-requests.js';
import { rememberCall } from './middleware/current-call.js';
import { countCalls } from './middleware/count-calls.js';
import { refuseUnknownPaths } from './middleware/unknown-paths.js';
import { RunningRequests } from './middleware/running-requests.js';
import { traceCalls } from './middleware/trace-calls.js';
import { stopAccepting } from './stop-accepting.js';
import { limitTime } from './middleware/time-limit.js';
import { prefixPaths } from './prefix-paths.js';
import type { FrontEndFolders } from './origin/front-ends.js';
import { serveFrontEnds } from './origin/serve-front-ends.js';
import { FollowedReleases } from './releases/followed-releases.js';
import { releasesRouter } from './releases/releases.router.js';
import { securityHeaders } from './middleware/security-headers.js';
import { PageResponder } from './page-cache/page-responder.js';
import type { EtagOf } from './page-cache/page-store.js';
import { MIN_COMPRESSED_BYTES } from './page-cache/stored-page.js';

const MAX_BODY_BYTES = 100 * 1024;
/** The body limit of the measurements that a page sends when it is closed (operations, section 6). */
const MAX_VITALS_BYTES = 2 * 1024;
const SECONDS = 1000;

/** Makes `request.ip` and `@Ip()` return the client's address by our rules instead of those of Express. */
function defineCallerAddress(app: NestExpressApplication, http: AppConfig['http']): void {
  const read = callerAddressReader(callerAddressOptionsOf(http));
  const known = new WeakMap<Request, string>();
  const { request } = app.getHttpAdapter().getInstance() as { request: Request };
  Object.defineProperty(request, 'ip', {
    get(this: Request) {
      // Kept, as a closed connection has no remote address.
      const address = known.get(this) ?? read(this);
      known.set(this, address);
      return address;
    },
  });
}

/**
 * Sets up the application for HTTP and Socket.IO; it must have been created with `bodyParser: false`.
 * @param folders the built front ends, which are served together with the API if SERVE_PAGES is set
 */
export function prepareHttp(app: NestExpressApplication, folders?: FrontEndFolders): void {
  const config = app.get<AppConfig>(APP_CONFIG);
  const { http, limits } = config;
  defineCallerAddress(app, http);
  app.disable('x-powered-by');
  app.use(app.get(RunningRequests).count);
  if (config.releases) {
    const releases = app.get(FollowedReleases);
    releases.follow();
    app.use('/releases', releasesRouter(releases));
  }
  if (folders && http.servesPages) serveFrontEnds(app, folders, config);
  app.use(app.get(HttpMetrics).observe, app.get(CallLog).observe);
  app.use(assignRequestId, limitTime, securityHeaders());
  if (http.corsOrigins.length > 0)
    app.enableCors({
      origin: http.corsOrigins,
      exposedHeaders: ['x-request-id', 'retry-after'],
      maxAge: 600,
    });
  app.use(refuseUnknownPaths, allowConditionalRequests);
  app.use('/uploads', uploadsRouter(app.get(FileStore), app.get(SignedAddresses), app.get(Clock)));
  // Responses are compressed, as users have slow networks. The uploads above are in compressed formats already.
  app.use(compression({ threshold: MIN_COMPRESSED_BYTES }));
  app.use(countCalls(app.get(CallLimits)));
  if (config.vitals) app.use('/api/vitals', limitBody(MAX_VITALS_BYTES));
  app.use(limitBody(MAX_BODY_BYTES), refuseUnsupportedBodies, express.json({ limit: MAX_BODY_BYTES }));
  // After the body parser, as the async context of earlier middleware is lost in its callbacks.
  app.use(refuseDeepBodies, rememberCall);
  prefixPaths(app);
  app.useWebSocketAdapter(new PlatformIoAdapter(app));
  const server = app.getHttpServer();
  limitConnections(server, {
    perAddress: limits.connectionsPerAddress,
    countedAs: connectionKeyReader(callerAddressOptionsOf(http)),
    onRefused: () => app.get(RefusedLimits).count('connections'),
  });
  const framework = app.getHttpAdapter().getInstance() as Express;
  app.get(PageResponder).install(server, framework.get('etag fn') as EtagOf);
  if (config.telemetry) traceCalls(server, http);
  server.keepAliveTimeout = 65 * SECONDS;
  app.get(GracefulShutdown).register('requests', async () => {
    // `RunningRequests` waits for the requests on open connections.
    if (config.ending.drain === 0) {
      // Closes right after the event loop has accepted waiting connections; the system resets those not accepted by then.
      await nextLoop();
      return void server.close();
    }
    await stopAccepting(server);
    await app.get(RunningRequests).whenIdle();
  });
}
