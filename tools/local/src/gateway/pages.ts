import { shellDocument } from '@manette/platform/origin/document';
import { destinationOf, frontEnds, type FrontEndFolders } from '@manette/platform/origin/front-ends';
import { pageHeaders, type PageOrigins } from '@manette/platform/origin/page-headers';
import { answerUnavailable } from '@manette/platform/origin/unavailable';
import express, { type Express } from 'express';
import type { ApiProxy } from './api-proxy.ts';
import type { LiveReload } from './live-reload.ts';

export interface PagesOptions extends PageOrigins, FrontEndFolders {
  api: ApiProxy;
  reload?: LiveReload;
  /** Whether the API, while it runs, serves releases of the front ends. */
  hasReleases?: boolean;
}

const IN_RELEASES = /^\/releases\//;

/** The app of the public origin: forwards calls to the API, and serves everything else by the same rules as the API. */
export function pages(options: PagesOptions): Express {
  const { api, reload, shell, remotes } = options;
  const app = express();
  app.disable('x-powered-by');
  app.use((request, response, next) => {
    if (destinationOf(request.path).kind === 'api') api.handle(request, response);
    else next();
  });
  // Only the API reads the store of releases, so requests for releases get 503. An open page repeats them later.
  if (options.hasReleases)
    app.use((request, response, next) =>
      IN_RELEASES.test(request.path) ? answerUnavailable(response) : next(),
    );
  app.use(
    frontEnds({
      shell,
      remotes,
      headers: pageHeaders(options),
      document: shellDocument(shell),
      unavailable: answerUnavailable,
      first: reload?.handle,
    }),
  );
  return app;
}
