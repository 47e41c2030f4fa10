import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesFile } from '@manette/platform/origin/front-ends';
import type { Request, RequestHandler, Response } from 'express';

const SCRIPT = '/__reload.js';
const EVENTS = '/__reload';
const CLIENT = `new EventSource('${EVENTS}').onmessage = () => location.reload();\n`;

/** Reloads the open pages of `npm run dev` after each rebuild. */
export class LiveReload {
  readonly #open = new Set<Response>();
  readonly #shell: string;

  constructor(shell: string) {
    this.#shell = shell;
  }

  announce(): void {
    for (const page of this.#open) page.write('data: changed\n\n');
  }

  close(): void {
    for (const page of this.#open) page.end();
  }

  /** Serves the reload script, its event stream, and the shell's HTML page with the script in it. */
  readonly handle: RequestHandler = (request, response, next) => {
    if (request.path === SCRIPT) response.type('js').send(CLIENT);
    else if (request.path === EVENTS) this.#listen(response);
    else if (namesFile(request.path) || !request.headers.accept?.includes('text/html')) next();
    else this.#page(request, response);
  };

  #listen(response: Response): void {
    response
      .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      .write(':\n\n');
    this.#open.add(response);
    response.once('close', () => this.#open.delete(response));
  }

  #page(_request: Request, response: Response): void {
    const page = readFileSync(join(this.#shell, 'index.html'), 'utf8');
    const script = `<script src="${SCRIPT}" defer></script></head>`;
    response.set('cache-control', 'no-store').type('html').send(page.replace('</head>', script));
  }
}
