import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small HTTP server behind nginx, for tests that do not need the API. */
export class SmallUpstream {
  /** Method and path of each request that the server has received. */
  readonly seen: string[] = [];
  readonly server: Server;
  /** Answers the requests; tests can replace it. */
  answer: RequestListener;

  private constructor(answer: RequestListener) {
    this.answer = answer;
    this.server = createServer((request, response) => {
      this.seen.push(`${request.method} ${request.url}`);
      this.answer(request, response);
    });
  }

  /** @param answer by default responds with the headers of the request, as JSON */
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

/** Closes the connection when a request arrives, as a killed process does. */
export const breakOff: RequestListener = (request: IncomingMessage) => void request.socket.destroy();
