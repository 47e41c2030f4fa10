import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  /** As it was sent. */
  text: string;
  body: { type: string; timestamp: string; data: Record<string, unknown> };
}

export type Answer = (response: ServerResponse, received: Received, running: number) => unknown;

const accept: Answer = (response) => response.writeHead(204).end();

/** Another program's door on loopback, which answers as a test says. */
export class Receiver {
  readonly received: Received[] = [];
  /** How many calls ran at the same time at most. */
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

  /** What was received first of each delivery: on a slow machine one that failed may come again before the last one does. */
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

/** What the receiver's own library says of a call. @throws Error when the signature is not right */
export const verified = (secret: string, { text, headers }: Received): unknown =>
  new Webhook(secret).verify(text, headers as Record<string, string>);
