import express, { type ErrorRequestHandler, type Express, type Request, type Response } from 'express';
import type { ApiProxy } from './api-proxy.ts';
import { destinationOf, namesFile } from './destination.ts';
import type { LiveReload } from './live-reload.ts';
import { securityHeaders, type PageOrigins } from './security-headers.ts';
import { filesOf } from './static-files.ts';
import { answerUnavailable } from './unavailable.ts';

export interface PagesOptions extends PageOrigins {
  /** Built folders: the shell's, and each remote's by its name in the address. */
  shell: string;
  remotes: Record<string, string>;
  api: ApiProxy;
  reload?: LiveReload;
}

const notFound = (response: Response) => response.status(404).type('text').send('Not found\n');

/** A person who opens an address gets the shell, which knows its pages; scripts and pictures do not. */
const isNavigation = (request: Request) => !namesFile(request.path) && request.accepts('html') !== false;

/** Without one, Express would show the trace of a failure to whoever caused it. */
const failed: ErrorRequestHandler = (error: Error, request, response, _next) => {
  console.error(`${request.method} ${request.path}: ${error.message}`);
  if (response.headersSent) response.destroy();
  else answerUnavailable(response);
};

/** The one origin: calls go to the API, files come from the built front ends, addresses of pages get the shell. */
export function pages(options: PagesOptions): Express {
  const shell = filesOf(options.shell);
  const remotes = new Map(Object.entries(options.remotes).map(([name, folder]) => [name, filesOf(folder)]));
  const app = express();
  app.disable('x-powered-by');
  app.use((request, response, next) => {
    if (destinationOf(request.path).kind === 'api') options.api.handle(request, response);
    else next();
  });
  app.use(securityHeaders(options));
  app.use((request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') next();
    else response.status(405).set('allow', 'GET, HEAD').type('text').send('Method not allowed\n');
  });
  if (options.reload) app.use(options.reload.handle);
  app.use((request, response) => {
    const to = destinationOf(request.path);
    if (to.kind === 'remote') {
      request.url = to.path;
      const serve = remotes.get(to.remote);
      if (serve) serve(request, response, () => notFound(response));
      else notFound(response);
    } else if (to.kind === 'shell') {
      shell(request, response, () => {
        if (!isNavigation(request)) return notFound(response);
        request.url = '/index.html';
        return shell(request, response, () => notFound(response));
      });
    } else notFound(response);
  });
  app.use(failed);
  return app;
}
