import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  /** The raw body. */
  text: string;
  body: { type: string; timestamp: string; data: Record<string, unknown> };
}

export type Answer = (response: ServerResponse, received: Received, running: number) => unknown;

const accept: Answer = (response) => response.writeHead(204).end();

/** A webhook receiver on loopback, which responds as a test sets. */
export class Receiver {
  readonly received: Received[] = [];
  /** The largest number of concurrent requests so far. */
  most = 0;
  private running = 0;

  private constructor(
    readonly url: string,
    private answer: Answer,
    private readonly server: ReturnType<typeof createServer>,
  ) {}

  static async start(answer: Answer = accept): Promise<Receiver> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const receiver = new Receiver(`http://127.0.0.1:${port}/hook`, answer, server);
    server.on('request', (request, response) => {
      let text = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      request.on('end', () => {
        const body = JSON.parse(text) as Received['body'];
        receiver.take({ path: request.url ?? '', headers: request.headers, text, body }, response);
      });
    });
    return receiver;
  }

  answering(answer: Answer = accept): void {
    this.answer = answer;
  }

  types(): string[] {
    return this.received.map(({ body }) => body.type);
  }

  /**
   * Returns the first request of each delivery. On a slow machine a failed delivery may be repeated before the last one
   * arrives.
   */
  firsts(): Received[] {
    const idOf = ({ headers }: Received) => headers['webhook-id'];
    return this.received.filter(
      (one, at) => this.received.findIndex((other) => idOf(other) === idOf(one)) === at,
    );
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take(received: Received, response: ServerResponse): void {
    this.running += 1;
    this.most = Math.max(this.most, this.running);
    response.once('close', () => (this.running -= 1));
    this.received.push(received);
    this.answer(response, received, this.running);
  }
}

/** Verifies a request with the library that receivers use. Returns its body. @throws Error for an invalid signature */
export const verified = (secret: string, { text, headers }: Received): unknown =>
  new Webhook(secret).verify(text, headers as Record<string, string>);
