import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small HTTP server that stands behind nginx where the API itself has no part in what is tested. */
export class SmallUpstream {
  /** Method and path of each request that has reached it. */
  readonly seen: string[] = [];
  readonly server: Server;
  /** Answers from now on. */
  answer: RequestListener;

  private constructor(answer: RequestListener) {
    this.answer = answer;
    this.server = createServer((request, response) => {
      this.seen.push(`${request.method} ${request.url}`);
      this.answer(request, response);
    });
  }

  /** @param answer by default the headers of the request, as JSON */
  static async start(answer: RequestListener = echo): Promise<SmallUpstream> {
    const upstream = new SmallUpstream(answer);
    await once(upstream.server.listen(0, '127.0.0.1'), 'listening');
    return upstream;
  }

  get address(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }
}

export const echo: RequestListener = ({ headers }, response) =>
  void response.setHeader('content-type', 'application/json').end(JSON.stringify(headers));

/** Breaks the connection once a request has come, as a process that is killed does. */
export const breakOff: RequestListener = (request: IncomingMessage) => void request.socket.destroy();
