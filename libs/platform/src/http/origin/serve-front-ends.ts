import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, RequestHandler } from 'express';
import type { AppConfig } from '../../core/config/app-config.js';
import { ReleasedShell } from '../releases/released-shell.js';
import { shellDocument } from './document.js';
import { destinationOf, frontEnds, type FrontEndFolders } from './front-ends.js';
import { originsOf, pageHeaders } from './page-headers.js';
import { answerUnavailable, refuseUpgrade } from './unavailable.js';

const isOfApi = (path: string) => destinationOf(path).kind === 'api';

/** Middleware before all others: answers every path that is not the API's. */
function pagesFirst(
  folders: FrontEndFolders,
  { http, gifs, remotes, releases }: AppConfig,
  released: RequestHandler,
): RequestHandler {
  const pages = frontEnds({
    ...folders,
    released: releases && released,
    headers: pageHeaders({
      publicUrl: http.publicUrl,
      gifSearchUrl: gifs?.url,
      remoteOrigins: originsOf([remotes.storefront.entry, remotes.admin.entry]),
      releasesOrigin: releases?.origin,
    }),
    document: shellDocument(folders.shell),
    unavailable: answerUnavailable,
  });
  return (request: Request, response, next) =>
    isOfApi(request.path) ? next() : void pages(request, response);
}

/** Refuses WebSockets on paths that are not the API's; Socket.IO would leave them open for a second. */
function refuseForeignUpgrades(server: Server): void {
  server.on('upgrade', ({ url = '' }, socket: Socket) => {
    if (isOfApi(url.split('?')[0] ?? '')) return;
    socket.on('error', () => socket.destroy());
    refuseUpgrade(socket, '404 Not Found');
  });
}

/** Makes the process serve the whole public origin: pages, files and calls, without a proxy in front. */
export function serveFrontEnds(
  app: NestExpressApplication,
  folders: FrontEndFolders,
  config: AppConfig,
): void {
  app.use(pagesFirst(folders, config, app.get(ReleasedShell).handle));
  refuseForeignUpgrades(app.getHttpServer());
}
